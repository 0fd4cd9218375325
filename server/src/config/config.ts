import type { PageSettings } from '@portico/shared/contracts';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { type ContentSettings, contentSettings, contentVariables } from './content-settings.ts';
import {
  type ExternalServiceSettings,
  externalServiceMistakes,
  externalServiceSettings,
  externalServiceVariables,
} from './external-service-settings.ts';
import { type LimitSettings, limitSettings, limitVariables } from './limit-settings.ts';
import { mapVariables } from './map-settings.ts';
import { pageSettings, pageVariables } from './page-settings.ts';
import { type ReleaseSettings, releaseSettings, releaseVariables } from './release-settings.ts';
import { withSecretsFromFiles } from './secrets-from-files.ts';
import {
  type ServerSecret,
  serverSecret,
  serverSecretMistakes,
  serverSecretVariables,
} from './server-secret.ts';
import { type ServerSettings, serverSettings, serverVariables } from './server-settings.ts';
import type { Environment, SettingsOf } from './setting.schema.ts';
import { type SignInSettings, signInMistakes, signInSettings, signInVariables } from './sign-in-settings.ts';
import {
  type StorageSettings,
  storageMistakes,
  storageSettings,
  storageVariables,
} from './storage-settings.ts';

/** The operator's settings from environment variables; see `readConfig`. */
export interface Config
  extends ServerSettings,
    ServerSecret,
    StorageSettings,
    ReleaseSettings,
    SignInSettings,
    ExternalServiceSettings,
    LimitSettings,
    ContentSettings {
  /** The settings that are sent to pages. */
  readonly pageSettings: PageSettings;
}

const variables = {
  ...serverVariables,
  ...serverSecretVariables,
  ...storageVariables,
  ...releaseVariables,
  ...signInVariables,
  ...externalServiceVariables,
  ...limitVariables,
  ...contentVariables,
  ...pageVariables,
  ...mapVariables,
};

const environmentSchema = z.object(variables);

/** The names of all settings. */
export const settingNames = Object.keys(variables);

/**
 * Reads the environment; an empty variable counts as unset, and secrets can be in files (secrets-from-files.ts). Throws
 * one ConfigError with a line for each error. [CONST-01]
 */
export function readConfig(environment: Environment): Config {
  const settings = validSettings(environment);
  const storage = storageSettings(settings);
  return {
    ...serverSettings(settings),
    ...serverSecret(settings, storage.dataFolder),
    ...storage,
    ...releaseSettings(settings, storage.dataFolder),
    ...signInSettings(settings),
    ...externalServiceSettings(settings),
    ...limitSettings(settings),
    ...contentSettings(settings),
    pageSettings: pageSettings(settings),
  };
}

function validSettings(environment: Environment): SettingsOf<typeof variables> {
  const fromFiles = withSecretsFromFiles(environment);
  const env = Object.fromEntries(Object.entries(fromFiles.env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(env);
  // A setting with an invalid file would also be reported as missing.
  const combined = fromFiles.mistakes.length > 0 ? [] : combinedMistakes(env);
  const mistakes = [
    ...fromFiles.mistakes,
    ...(parsed.error?.issues.map(({ message }) => message) ?? []),
    ...combined,
  ];
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  return parsed.data;
}

/** Settings that need others or exclude them. */
const combinedMistakes = (env: Environment): string[] => [
  ...serverSecretMistakes(env),
  ...signInMistakes(env),
  ...storageMistakes(env),
  ...externalServiceMistakes(env),
];
