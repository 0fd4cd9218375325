/** Header that carries the grant to one private item. [OPEN-03] */
export const GRANT_HEADER = 'x-portico-grant';

interface GrantedItem {
  store: 'portal' | 'town' | 'listing';
  id: string;
}

const storageKey = ({ store, id }: GrantedItem): string => `portico.grant.${store}.${id}`;

/** Keeps a grant for the tab's session, so that a reload does not ask for the passcode again. [OPEN-03] */
export function storeGrant(item: GrantedItem, grant: string): void {
  try {
    sessionStorage.setItem(storageKey(item), grant);
  } catch {
    // Blocked storage costs a second asking, nothing more.
  }
}

/** The header for calls about this item; empty without a grant, and always on the server. */
export function grantHeader(item: GrantedItem): Record<string, string> {
  try {
    const grant = sessionStorage.getItem(storageKey(item));
    return grant ? { [GRANT_HEADER]: grant } : {};
  } catch {
    return {};
  }
}
