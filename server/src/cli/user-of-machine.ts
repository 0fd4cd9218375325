import { userInfo } from 'node:os';

/** Who runs the command, as the system knows them. */
export function userOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
