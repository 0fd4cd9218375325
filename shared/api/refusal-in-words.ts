import type { ErrorReply } from '../contracts/calls.ts';
import type { Language } from '../contracts/constants.ts';
import type { WordedDetail } from './refused-field-messages.ts';

/**
 * Wrong fields, an exceeded quota, a full storage or too many attempts in the page's language; the messages are loaded
 * on demand. Undefined for other refusals, if the messages fail to load, or for a quota of a newer server.
 */
export async function refusalInWords(
  refusal: Partial<ErrorReply>,
  language: Language,
): Promise<{ reason?: string; details?: WordedDetail[] } | undefined> {
  const { code, quota, details } = refusal;
  if (!quota && !details?.[0]?.code && code !== 'storage-full' && code !== 'too-many-requests') return;
  try {
    const { wordedRefusal } = await import(/* webpackChunkName: "refusal-words" */ './refusal-messages.ts');
    return wordedRefusal(refusal, language);
  } catch {
    return;
  }
}
