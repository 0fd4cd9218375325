import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withSecretsFromFiles } from '../config/secrets-from-files.ts';
import { privateKeyOf } from '../config/signing-keys.ts';
import { type BuiltPackage, readBuilt } from './publish-built.ts';
import { SIGNATURE_FILE, signDescriptor } from './release-signature.ts';
import { VerifiedRelease } from './verified-release.ts';

/**
 * Signs a built release if PORTICO_RELEASE_SIGNING_KEY, or its `_FILE`, is set; returns whether it did. Throws for an
 * invalid key.
 */
export async function signBuilt(
  folder: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  const { env, mistakes } = withSecretsFromFiles(environment, ['PORTICO_RELEASE_SIGNING_KEY']);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const text = env['PORTICO_RELEASE_SIGNING_KEY'];
  if (!text) return false;
  const key = privateKeyOf(text);
  if (!key)
    throw new Error(
      'PORTICO_RELEASE_SIGNING_KEY must be a private key, as `portico remotes keygen` prints it.',
    );
  const { descriptor } = await VerifiedRelease.verify(folder);
  await writeFile(path.join(folder, SIGNATURE_FILE), `${signDescriptor(descriptor, key)}\n`);
  return true;
}

/** Signs the latest build of each package; returns those that it signed. */
export async function signLastBuilds(
  builtFolder: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<BuiltPackage[]> {
  const signed: BuiltPackage[] = [];
  for (const built of readBuilt(builtFolder))
    if (await signBuilt(built.folder, environment)) signed.push(built);
  return signed;
}
