import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ensureWritableFolder } from './data-folder.ts';
import type { Environment, SettingsOf } from './setting.schema.ts';

const MIN_SECRET_LENGTH = 32;
/** Distinct characters: of 32 random hexadecimal digits, fewer occur once in 25 million. */
const MIN_SECRET_VARIETY = 8;

/** The text from which every key of the server is derived. */
export interface ServerSecret {
  readonly secret: string;
  /** Previous secret, still accepted for signatures and encrypted values during a rotation. */
  readonly formerSecret: string | undefined;
}

export const serverSecretVariables = {
  PORTICO_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, {
      error: `PORTICO_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`,
      abort: true,
    })
    .refine((secret) => new Set(secret).size >= MIN_SECRET_VARIETY && !isRepetition(secret), {
      error:
        'PORTICO_SECRET is easily guessed: it must be a random text, such as from `openssl rand -base64 33`.',
    })
    .optional(),
  // Not validated: its weakness may be the reason for the rotation.
  PORTICO_FORMER_SECRET: z.string().optional(),
};

export function serverSecretMistakes(env: Environment): string[] {
  const { PORTICO_SECRET: secret, PORTICO_FORMER_SECRET: former } = env;
  return [
    env['NODE_ENV'] === 'production' && !secret
      ? 'PORTICO_SECRET is required in production: a random text that only this server knows.'
      : '',
    former !== undefined && secret === undefined
      ? 'PORTICO_SECRET is required with PORTICO_FORMER_SECRET.'
      : '',
    former !== undefined && secret === former ? 'PORTICO_FORMER_SECRET is the same as PORTICO_SECRET.' : '',
  ].filter(Boolean);
}

/** Outside production, a secret that is not set is generated and stored in the data folder. */
export const serverSecret = (
  settings: SettingsOf<typeof serverSecretVariables>,
  dataFolder: string,
): ServerSecret => ({
  secret: settings.PORTICO_SECRET ?? storedSecret(dataFolder),
  formerSecret: settings.PORTICO_FORMER_SECRET,
});

/** A stored secret for development, so that sessions survive a restart. */
function storedSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret');
  if (!existsSync(file)) {
    ensureWritableFolder(dataFolder);
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Whether a text repeats a shorter one. */
const isRepetition = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;
