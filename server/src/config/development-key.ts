import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureWritableFolder } from './data-folder.ts';
import { generateKeys, privateKeyOf, type SigningKeys } from './signing-keys.ts';

/** File of development's key, readable by its owner only. Production ignores it. */
export const developmentKeyFile = ({ dataFolder }: { dataFolder: string }): string =>
  path.join(dataFolder, 'release-key');

/**
 * The generated key with which development signs and verifies releases in its data folder. Undefined for an invalid
 * file.
 */
export function developmentKeys(config: { dataFolder: string }): SigningKeys | undefined {
  const file = developmentKeyFile(config);
  ensureWritableFolder(config.dataFolder);
  if (!existsSync(file)) createKeyFile(file);
  const own = privateKeyOf(readFileSync(file, 'utf8').trim());
  return own && { own, trusted: [createPublicKey(own)], signsAll: true };
}

/** The public half of the development key in the folder; undefined when there is none. */
export function developmentPublicKey(config: { dataFolder: string }): KeyObject | undefined {
  const file = developmentKeyFile(config);
  const own = existsSync(file) ? privateKeyOf(readFileSync(file, 'utf8').trim()) : undefined;
  return own && createPublicKey(own);
}

/** Exclusive: of two processes that start at once, the first one's key stays. */
function createKeyFile(file: string): void {
  try {
    writeFileSync(file, `${generateKeys().privateKey}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
