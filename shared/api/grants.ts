import { GRANT_HEADER } from '../contracts/constants.ts';
import { writeStorage } from '../platform/browser-storage.ts';

interface GrantedItem {
  store: 'portal' | 'town' | 'listing';
  id: string;
}

const KEY_START = 'portico.grant.';
/** The server reads at most this many grants of a header. */
const MAX_GRANTS_SENT = 20;

const storageKey = ({ store, id }: GrantedItem): string => `${KEY_START}${store}.${id}`;

/**
 * Stores a grant for the tab's session, so that a reload does not ask for the passcode again, unless storage is blocked.
 * [OPEN-03]
 */
export function storeGrant(item: GrantedItem, grant: string): void {
  writeStorage('sessionStorage', storageKey(item), grant);
}

/**
 * The grant header for a call that may read private items: all grants of this tab, that of `item` first, because a
 * search may cover a private town and a private listing. Empty without grants, and always on the server. [OPEN-03,
 * OPEN-45]
 */
export function grantHeader(item: GrantedItem): Record<string, string> {
  try {
    const first = storageKey(item);
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(KEY_START));
    const grants = keys
      .sort((one, other) => Number(other === first) - Number(one === first))
      .slice(0, MAX_GRANTS_SENT)
      .map((key) => sessionStorage.getItem(key));
    return grants.length > 0 ? { [GRANT_HEADER]: grants.join(',') } : {};
  } catch {
    return {};
  }
}
