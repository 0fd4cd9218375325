import { nearText, type PortalSearchQuery, portalSearchAddress } from '@portico/shared/domain';
import type { SearchScope } from './search-requests.ts';

/**
 * URL of a search for the text: /portals from home, with the town from a town's page, /towns from that page. [OPEN-33]
 */
export function searchAddress(text: string, scope: SearchScope): string {
  const title = text.trim();
  if (scope.kind === 'towns') return title === '' ? '/towns' : `/towns?title=${encodeURIComponent(title)}`;
  return portalSearchAddress({ ...scopeQuery(scope), title });
}

/** URL of a tag's search from a search box, limited to the box's town. [SEARCH-12] */
export const tagAddress = (tag: string, scope: SearchScope): string =>
  portalSearchAddress({ ...(scope.kind === 'town' ? scopeQuery(scope) : {}), tags: [tag] });

/** The box's scope and filters as hidden fields, for forms without script. */
export function hiddenFields(scope: SearchScope): { name: string; value: string }[] {
  const { tags = [], range, near, listing, town, provider, view } = scopeQuery(scope);
  const fields: [string, string | undefined][] = [
    ...tags.map((tag): [string, string] => ['tags', tag]),
    ['range', range === undefined ? undefined : String(range)],
    ['near', near && nearText(near)],
    ['listing.id', listing?.id],
    ['listing.title', listing?.title],
    ['town.id', town?.id],
    ['town.title', town?.title],
    ['provider', provider],
    ['view', view],
  ];
  return fields.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

function scopeQuery(scope: SearchScope): PortalSearchQuery {
  switch (scope.kind) {
    case 'everywhere':
      return scope.filters ?? {};
    case 'town':
      return { town: { id: scope.id, title: scope.title } };
    case 'towns':
      return {};
  }
}
