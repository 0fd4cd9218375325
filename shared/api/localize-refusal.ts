import type { ErrorReply } from '../contracts/calls.ts';
import type { Language } from '../contracts/constants.ts';
import type { LocalizedDetail } from './refused-field-messages.ts';

/**
 * Wrong fields, an exceeded quota, a full storage or too many attempts in the page's language; the messages are loaded
 * on demand. Undefined for other refusals, if the messages fail to load, or for a quota of a newer server.
 */
export async function localizeRefusal(
  refusal: Partial<ErrorReply>,
  language: Language,
): Promise<{ reason?: string; details?: LocalizedDetail[] } | undefined> {
  const { code, quota, details } = refusal;
  if (!quota && !details?.[0]?.code && code !== 'storage-full' && code !== 'too-many-requests') return;
  try {
    const { refusalTexts } = await import(/* webpackChunkName: "refusal-messages" */ './refusal-messages.ts');
    return refusalTexts(refusal, language);
  } catch {
    return;
  }
}
