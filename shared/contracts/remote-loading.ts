// Every page runs this before its first remote, so it is in a file without schemas: zod would double the shell's script.

/** Integrity of a file that no release lists: no file matches it, so that the browser refuses the file. [T-18] */
export const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/** A remote's name as a JavaScript variable, which names its federation container. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
