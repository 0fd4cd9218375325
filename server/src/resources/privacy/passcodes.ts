import { createHash, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../security/keys.ts';
import { openSealedText, sealText } from '../../security/sealed-text.ts';

/** Passcodes are kept sealed, since editors may see theirs again. [T-05, T-06] */
export interface Passcodes {
  seal(passcode: string): string;
  open(sealed: string): string;
  /** In the same time whatever is given; also with nothing to compare with. */
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
