import { createHash, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../security/keys.ts';
import { openSealedText, sealText } from '../../security/sealed-text.ts';

/** Encrypts passcodes instead of hashing them, because editors may read theirs. [T-05, T-06] */
export interface Passcodes {
  seal(passcode: string): string;
  open(sealed: string): string;
  /** Takes constant time, also without a passcode to compare with. */
  isRight(given: string, sealed: string | undefined): boolean;
}

export function createPasscodes(key: KeyRing): Passcodes {
  const nothing = sealText('', key);
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return {
    seal: (passcode) => sealText(passcode, key),
    open: (sealed) => openSealedText(sealed, key),
    isRight(given, sealed) {
      const isSame = timingSafeEqual(digest(given), digest(openSealedText(sealed ?? nothing, key)));
      return isSame && sealed !== undefined;
    },
  };
}
