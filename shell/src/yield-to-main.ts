/** Yields to the main thread, so that scrolling and input are handled before the next task. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
