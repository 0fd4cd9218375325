import type { Language } from '../contracts/constants.ts';
import type { QuotaFacts } from '../contracts/quota.ts';

const MB = 1024 * 1024;

/**
 * Which quota a refused request would pass, for its sender. The sentences are loaded once there is need for one;
 * undefined when they cannot be loaded, or when a newer server names another quota.
 */
export async function quotaSentence(
  { name, most }: QuotaFacts,
  language: Language,
): Promise<string | undefined> {
  try {
    const { QUOTA_WORDS } = await import(/* webpackChunkName: "quota-words" */ './quota-words.ts');
    const shown = name.endsWith('Bytes') ? Math.round(most / MB) : most;
    return QUOTA_WORDS[language][name]?.replace('{most}', String(shown));
  } catch {
    return undefined;
  }
}
