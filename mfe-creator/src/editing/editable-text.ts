import type { Language, LocalizedText, TranslatableText } from '@portico/shared/contracts';

/** Han is last: Thai and Arabic texts may quote a Chinese name. */
const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['th', /\p{Script=Thai}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['zh', /\p{Script=Han}/u],
];

/**
 * A text as an editor holds it, one per language. A stored string counts as written in the language of its script, and
 * stays the fallback of the others.
 */
export function editableText(text: TranslatableText | undefined): LocalizedText | undefined {
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return undefined;
  const [language = 'en'] = SCRIPTS.find(([, script]) => script.test(text)) ?? [];
  return { [language]: text };
}
