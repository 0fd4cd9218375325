import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

/** Settings that contain a secret. Each can also be read from the file that `<NAME>_FILE` names. */
export const secretSettings = [
  'DATABASE_URL',
  'PORTICO_SECRET',
  'PORTICO_FORMER_SECRET',
  'PORTICO_RELEASE_SIGNING_KEY',
  'PORTICO_SOCIAL_PROVIDERS',
  'PORTICO_METRICS_TOKEN',
  'PORTICO_SMTP_URL',
  'PORTICO_TRANSLATE_KEY',
  'SEARCH_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/**
 * Adds the contents of those files to the environment, without trailing newlines. An error names the setting but
 * neither value nor path, because a secret may have been set as a path by mistake.
 */
export function withSecretsFromFiles(
  environment: Environment,
  names: readonly (typeof secretSettings)[number][] = secretSettings,
): { env: Environment; mistakes: string[] } {
  const env = { ...environment };
  const mistakes: string[] = [];
  for (const name of names) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) mistakes.push(`${name} and ${name}_FILE are both set: set one of them.`);
    else {
      try {
        env[name] = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
        if (env[name] === '') mistakes.push(`${name}_FILE names an empty file.`);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        mistakes.push(`${name}_FILE names a file that cannot be read${code ? ` (${code})` : ''}.`);
      }
    }
  }
  return { env, mistakes };
}
