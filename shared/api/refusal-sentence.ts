import type { Language } from '../contracts/constants.ts';
import type { QuotaFacts } from '../contracts/quota.ts';

const MB = 1024 * 1024;

/**
 * Why the server refused, in the language of the page: a quota, or a full storage. The sentences are loaded once there is
 * need for one; undefined for other refusals, when they cannot be loaded, or when a newer server names another quota.
 */
export async function refusalSentence(
  { code, quota }: { code: string | undefined; quota: QuotaFacts | undefined },
  language: Language,
): Promise<string | undefined> {
  if (!quota && code !== 'storage-full') return undefined;
  try {
    const words = await import(/* webpackChunkName: "refusal-words" */ './refusal-messages.ts');
    return quota
      ? quotaSentence(quota, words.QUOTA_MESSAGES[language])
      : words.STORAGE_FULL_MESSAGES[language];
  } catch {
    return undefined;
  }
}

function quotaSentence(
  { name, most }: QuotaFacts,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const shown = name.endsWith('Bytes') ? Math.round(most / MB) : most;
  return words[name]?.replace('{most}', String(shown));
}
