import type { Language } from '../contracts/constants.ts';
import type { QuotaFacts } from '../contracts/quota.ts';

const MB = 1024 * 1024;

/**
 * The message of an exceeded quota, of a full storage or of too many attempts, in the page's language and loaded on demand.
 * Undefined for other refusals, if the messages fail to load, or for a quota of a newer server.
 */
export async function refusalSentence(
  { code, quota }: { code: string | undefined; quota: QuotaFacts | undefined },
  language: Language,
): Promise<string | undefined> {
  const isLimit = code === 'too-many-requests' && language !== 'en';
  if (!quota && !isLimit && code !== 'storage-full') return undefined;
  try {
    const messages = await import(/* webpackChunkName: "refusal-words" */ './refusal-messages.ts');
    if (quota) return quotaSentence(quota, messages.QUOTA_MESSAGES[language]);
    return isLimit ? messages.TOO_MANY_REQUESTS_MESSAGES[language] : messages.STORAGE_FULL_MESSAGES[language];
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
