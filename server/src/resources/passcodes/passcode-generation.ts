import { randomBytes } from 'node:crypto';
import { PASSCODE_LENGTH } from '@portico/shared/contracts';

/** Nothing that is read or heard as something else. Exactly 32, so that every byte falls on each as often. */
export const PASSCODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The character that a random byte stands for. */
export const passcodeCharacter = (byte: number): string =>
  PASSCODE_ALPHABET.charAt(byte % PASSCODE_ALPHABET.length);

/** A passcode that nobody can guess from another. [API-14] */
export const generatePasscode = (): string =>
  Array.from(randomBytes(PASSCODE_LENGTH), passcodeCharacter).join('');
