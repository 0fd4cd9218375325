import { userInfo } from 'node:os';

/** The system user who runs the command. */
export function userOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user id may have no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
