import { randomBytes, scryptSync } from 'node:crypto';
import { openSealedText, sealText } from '../security/sealed-text.ts';
import { ArchiveRefused } from './archive-refused.ts';

const SALT_BYTES = 16;
/** Cost per guess: about 64 MB of memory. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const MIN_LENGTH = 8;

export interface ArchivedPasscode {
  kind: string;
  id: string;
  passcode: string;
}

/**
 * Encrypts passcodes with a key from a passphrase, so that another server can import them; the server's own key is
 * never exported.
 */
export interface PasscodeLines {
  /** In base64url; needed to derive the same key. */
  salt: string;
  seal(entry: ArchivedPasscode): string;
  /** Throws ArchiveRefused for a wrong passphrase. */
  open(line: string): ArchivedPasscode;
}

export function passcodeLines(
  passphrase: string,
  salt: string = randomBytes(SALT_BYTES).toString('base64url'),
): PasscodeLines {
  if (passphrase.length < MIN_LENGTH)
    throw new ArchiveRefused(`The passphrase must have at least ${MIN_LENGTH} characters.`);
  const key = [scryptSync(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64url'), 32, COST)] as const;
  return {
    salt,
    seal: ({ kind, id, passcode }) => sealText(JSON.stringify([kind, id, passcode]), key),
    open(line) {
      try {
        const [kind, id, passcode] = JSON.parse(openSealedText(line, key)) as [string, string, string];
        return { kind, id, passcode };
      } catch {
        throw new ArchiveRefused('The passphrase is not the one with which the archive was written.');
      }
    },
  };
}
