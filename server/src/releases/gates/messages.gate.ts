import { LANGUAGES, type Language } from '@portico/shared/contracts';
import { blocking, type GateFinding } from '../gate-finding.ts';
import { readMessageKeys } from '../message-keys.ts';
import type { ReleaseUnderCheck } from './release-under-check.ts';

/** Keys listed in one finding; the total is stated as well. */
const KEYS_NAMED = 5;

/** The four languages have the same message keys. [APP-03] */
export async function messagesGate({
  release: { folder, descriptor },
}: ReleaseUnderCheck): Promise<readonly GateFinding[]> {
  const keys = new Map<Language, Set<string>>();
  for (const language of LANGUAGES) {
    keys.set(language, await readMessageKeys(folder, descriptor.messages[language] ?? []));
  }
  const all = new Set([...keys.values()].flatMap((known) => [...known]));
  return LANGUAGES.flatMap((language) => {
    const missing = [...all].filter((key) => !keys.get(language)?.has(key)).sort();
    if (missing.length === 0) return [];
    const more = missing.length > KEYS_NAMED ? ` and ${missing.length - KEYS_NAMED} more` : '';
    return [
      blocking(
        'PG-109',
        `${descriptor.name} has no messages in '${language}' for ${missing.slice(0, KEYS_NAMED).join(', ')}${more}.`,
        `Add them to locales/${language}.json: visitors would see texts in another language.`,
      ),
    ];
  });
}
