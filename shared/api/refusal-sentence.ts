import type { Language } from '../contracts/constants.ts';
import type { QuotaFacts } from '../contracts/quota.ts';

const MB = 1024 * 1024;

/**
 * The message of an exceeded quota or a full disk in the page's language, loaded on demand. Undefined for other
 * refusals, if the messages fail to load, or for a quota of a newer server.
 */
export async function refusalSentence(
  { code, quota }: { code: string | undefined; quota: QuotaFacts | undefined },
  language: Language,
): Promise<string | undefined> {
  if (!quota && code !== 'storage-full') return undefined;
  try {
    const messages = await import(/* webpackChunkName: "refusal-words" */ './refusal-messages.ts');
    return quota
      ? quotaSentence(quota, messages.QUOTA_MESSAGES[language])
      : messages.STORAGE_FULL_MESSAGES[language];
  } catch {
    return undefined;
  }
}

function quotaSentence(
  { name, most }: QuotaFacts,
  messages: Readonly<Record<string, string>>,
): string | undefined {
  const shown = name.endsWith('Bytes') ? Math.round(most / MB) : most;
  return messages[name]?.replace('{most}', String(shown));
}
