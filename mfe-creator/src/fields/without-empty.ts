import type { Contacts } from '@portico/shared/contracts';
import { hasTranslation } from '@portico/shared/domain';

/** The contacts that say something, trimmed: an emptied field is no contact. */
export function withoutEmpty({ others, ...lines }: Contacts): Contacts {
  const said = Object.entries(lines)
    .map(([name, text]) => [name, text?.trim()] as const)
    .filter(([, text]) => text);
  return { ...Object.fromEntries(said), ...(hasTranslation(others) && others ? { others } : {}) };
}
