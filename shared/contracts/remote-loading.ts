// Every page loads this before its first remote, so the file has no schemas: zod would double the shell's script.

/** Hash of files that no release lists: no file matches it, so the browser blocks them. [T-18] */
export const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/** A remote's name as a JavaScript variable: the name of its federation container. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
