import { randomBytes } from 'node:crypto';
import { PASSCODE_LENGTH } from '@portico/shared/contracts';

/** Excludes characters that are confused when read or heard. Exactly 32, so that random bytes map evenly. */
export const PASSCODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The character for a random byte. */
export const passcodeCharacter = (byte: number): string =>
  PASSCODE_ALPHABET.charAt(byte % PASSCODE_ALPHABET.length);

/** A random passcode. [API-14] */
export const generatePasscode = (): string =>
  Array.from(randomBytes(PASSCODE_LENGTH), passcodeCharacter).join('');
