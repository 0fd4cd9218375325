import type { Language } from '../contracts/constants.ts';
import type { LocalizedText, TranslatableText } from '../contracts/localized.ts';
import { LETTERS } from './letters.ts';

/** Han is last: Thai and Arabic texts may quote a Chinese name. */
const RECOGNISED = ['th', 'ar', 'zh'] as const satisfies readonly Language[];

/**
 * A text as an editor holds it, one per language. A stored string counts as written in the language of its script, and
 * stays the fallback of the others.
 */
export function editableText(text: TranslatableText | undefined): LocalizedText | undefined {
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return undefined;
  const language = RECOGNISED.find((one) => LETTERS[one].test(text)) ?? 'en';
  return { [language]: text };
}
