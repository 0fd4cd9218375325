/**
 * Evaluates a module that creates errors to throw later. With a debugger attached, as by Lighthouse, V8 parses the whole
 * module again to know the lines of their stack traces, which are never read.
 */
export async function withoutStackTraces<Module>(evaluate: () => Promise<Module>): Promise<Module> {
  const v8: { stackTraceLimit?: number | undefined } = Error;
  const { stackTraceLimit } = v8;
  v8.stackTraceLimit = 0;
  try {
    return await evaluate();
  } finally {
    v8.stackTraceLimit = stackTraceLimit;
  }
}
