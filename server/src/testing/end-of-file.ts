type CleanUp = () => unknown;

const cleanUps: CleanUp[] = [];

/** Calls the function after the last test of each file, before those that were added earlier. */
export function atEndOfFile(cleanUp: CleanUp): void {
  cleanUps.unshift(cleanUp);
}

/** The set-up of Jest calls it after a file, and a batch of files after each of them. */
export async function endOfFile(): Promise<void> {
  for (const cleanUp of cleanUps) await cleanUp();
}
