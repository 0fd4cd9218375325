import { createHash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { SecondFactorRecord } from './user.repository.ts';

const RECOVERY_CODES = 10;
/** 80 bits, so that a fast hash is enough. */
const RECOVERY_BYTES = 10;

/** New recovery codes for a user without any; otherwise no codes and the existing hashes. */
export function recoveryOf(factor: SecondFactorRecord | undefined): {
  recoveryCodes: string[];
  recoveryHashes: string[];
} {
  if (factor && factor.recoveryHashes.length > 0)
    return { recoveryCodes: [], recoveryHashes: factor.recoveryHashes };
  const recoveryCodes = newRecoveryCodes();
  return { recoveryCodes, recoveryHashes: recoveryCodes.map(recoveryHash) };
}

const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32
      .toLowerCase()
      .replace(/(.{4})(?=.)/g, '$1-'),
  );

/** The stored form of a code; ignores case, spaces and hyphens. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');
