import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { developmentKeyFile, developmentKeys, developmentPublicKey } from './development-key.ts';
import type { serverVariables } from './server-settings.ts';
import { listSetting, numberSetting, originsSetting, type SettingsOf } from './setting.schema.ts';
import { privateKeyOf, publicKeyOf, type SigningKeys } from './signing-keys.ts';
import type { storageVariables } from './storage-settings.ts';

/** Which releases the site runs, and who may change them. */
export interface ReleaseSettings {
  /** Trusted public keys for releases, and the key for signing. */
  readonly releaseKeys: SigningKeys;
  /** Ids of the providers whose admins may change releases; undefined if it is not set. See `release-admins.policy.ts`. */
  readonly releaseAdmins: readonly string[] | undefined;
  /** Percentage points by which a canary may fail more often than the stable set. */
  readonly rollbackMarginPercent: number;
  /** Origins from which admins may load a remote, each for their own browser. */
  readonly overrideOrigins: readonly string[];
}

export const releaseVariables = {
  PORTICO_RELEASE_KEYS: z
    .string()
    .transform((list) => list.split(',').map((key) => publicKeyOf(key.trim())))
    .refine((keys): keys is KeyObject[] => keys.every((key) => key !== undefined), {
      error:
        'PORTICO_RELEASE_KEYS must list public keys with commas, as `portico remotes keygen` prints them.',
    })
    .optional(),
  PORTICO_RELEASE_SIGNING_KEY: z
    .string()
    .transform(privateKeyOf)
    .refine((key): key is KeyObject => key !== undefined, {
      error: 'PORTICO_RELEASE_SIGNING_KEY must be a private key, as `portico remotes keygen` prints it.',
    })
    .optional(),
  PORTICO_RELEASE_ADMINS: listSetting().optional(),
  PORTICO_ROLLBACK_PERCENT: numberSetting('PORTICO_ROLLBACK_PERCENT', 0, 100).default(5),
  PORTICO_OVERRIDE_ORIGINS: originsSetting('PORTICO_OVERRIDE_ORIGINS', 'http://localhost:3001').optional(),
};

type Settings = SettingsOf<typeof releaseVariables & typeof serverVariables & typeof storageVariables>;

export const releaseSettings = (settings: Settings, dataFolder: string): ReleaseSettings => ({
  releaseKeys: releaseKeys(settings, dataFolder),
  releaseAdmins: settings.PORTICO_RELEASE_ADMINS,
  rollbackMarginPercent: settings.PORTICO_ROLLBACK_PERCENT,
  overrideOrigins: settings.PORTICO_OVERRIDE_ORIGINS ?? [],
});

/**
 * The configured keys, or in development a generated one for the releases in the data folder; a shared bucket may
 * contain releases of other keys. Throws when production trusts development's key.
 */
function releaseKeys(settings: Settings, dataFolder: string): SigningKeys {
  const { PORTICO_RELEASE_KEYS: trusted, PORTICO_RELEASE_SIGNING_KEY: own, NODE_ENV: environment } = settings;
  const isSet = trusted !== undefined || own !== undefined;
  const mayStore = settings.S3_BUCKET === undefined && settings.PORTICO_READ_ONLY !== 'true';
  if (environment === 'development' && !isSet && mayStore) {
    const keys = developmentKeys({ dataFolder });
    if (keys) return keys;
    throw new ConfigError(
      `${developmentKeyFile({ dataFolder })} holds no key: delete the file, and the next start makes one.`,
    );
  }
  const ofDevelopment = environment === 'production' ? developmentPublicKey({ dataFolder }) : undefined;
  if (ofDevelopment && trusted?.some((key) => key?.equals(ofDevelopment)))
    throw new ConfigError(
      `PORTICO_RELEASE_KEYS lists the key of development in ${developmentKeyFile({ dataFolder })}: create a key pair for production with \`portico remotes keygen\`.`,
    );
  return { trusted: trusted ?? [], own };
}
