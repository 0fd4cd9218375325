import type { Contacts } from '@portico/shared/contracts';
import { hasTranslation } from '@portico/shared/domain';

/** The contacts with text, trimmed. */
export function withoutEmpty({ others, ...lines }: Contacts): Contacts {
  const said = Object.entries(lines)
    .map(([name, text]) => [name, text?.trim()] as const)
    .filter(([, text]) => text);
  return { ...Object.fromEntries(said), ...(hasTranslation(others) && others ? { others } : {}) };
}
