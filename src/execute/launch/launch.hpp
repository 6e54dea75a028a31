// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One pass onto an execution space.
#ifndef TEAMFFT_EXECUTE_LAUNCH_LAUNCH_HPP
#define TEAMFFT_EXECUTE_LAUNCH_LAUNCH_HPP

#include "execute/arguments/arguments.hpp"
#include "execute/launch/view_launch.hpp"

#include <string>

namespace TeamFFT::Impl {

/// Launches the kernel on the lines of `arguments`. Where there are none, one team finds no line: what remains is the
/// cost of a kernel's first launch (module load, attributes), which a plan pays when it is made.
template <class ExecutionSpace, class Real>
void launch(ExecutionSpace const& exec, PassArguments<Real> const& arguments, Kernel const& kernel,
            std::string const& label);

/// The same of a pass with a View that options are put around, on GPUs; `views.shape` is the kernel's.
template <class ExecutionSpace, class Real>
void launch_views(ExecutionSpace const& exec, PassArguments<Real> const& arguments, Kernel const& kernel,
                  ViewLaunch const& views, std::string const& label);

/// The same for two passes that are row `row` of the backend's chains. On `exec`, `arguments.done` is set to 0 before.
template <class ExecutionSpace, class Real>
void launch_chain(ExecutionSpace const& exec, ChainArguments<Real> const& arguments, std::size_t row,
                  std::string const& label);

}  // namespace TeamFFT::Impl

#endif
