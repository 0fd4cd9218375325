/** Ends the task: until the next one the page scrolls and hears. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
