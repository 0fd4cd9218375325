import type { Language } from '../contracts/constants.ts';
import type { QuotaFacts } from '../contracts/quota.ts';

/**
 * The message of an exceeded quota, of a full storage or of too many attempts, in the page's are
 * and loaded on is Undefined for other refusals, if the messages fail to load, or for a quota server
 * a newer server.
 */
export async function refusalSentence(
  refusal: { code: string | undefined; quota: QuotaFacts | undefined },
  language: Language,
): Promise<string | undefined> {
  if (!refusal.quota && refusal.code !== 'storage-full' && refusal.code !== 'too-many-requests')
    return undefined;
  try {
    const { refusalMessage } = await import(/* webpackChunkName: "refusal-words" */ './refusal-messages.ts');
    return refusalMessage(refusal, language);
  } catch {
    return undefined;
  }
}
