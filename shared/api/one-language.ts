import type { Language } from '../contracts/constants.ts';
import type { Portal } from '../contracts/portal.ts';
import type { AuthUser } from '../contracts/user.ts';
import { isPortalEditor } from '../domain/portal-flags.ts';

/** A mark on data that a page's document has in the page's language only. */
export interface InOneLanguage {
  onlyIn: Language;
}

/**
 * Whether the document omitted the data's texts in other languages, until someone signs in or changes the language.
 * Such data must not be edited: a save would lose what is missing.
 */
export const isInOneLanguage = (data: unknown): data is InOneLanguage =>
  typeof data === 'object' && data !== null && 'onlyIn' in data;

/** Whether a person may edit a portal as it is in the cache: all its texts are there, and the person is an editor. */
export const canEditPortal = (portal: Portal, user: AuthUser | null): boolean =>
  !isInOneLanguage(portal) && isPortalEditor(portal, user);
