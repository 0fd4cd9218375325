import { nearText, type PortalSearchQuery, portalSearchAddress } from '@portico/shared/domain';
import type { SearchScope } from './search-requests.ts';

/** Where a search for this text leads: home's to /portals, a town's with the town, the towns' to /towns. [OPEN-33] */
export function searchAddress(text: string, scope: SearchScope): string {
  const title = text.trim();
  if (scope.kind === 'towns') return title === '' ? '/towns' : `/towns?title=${encodeURIComponent(title)}`;
  return portalSearchAddress({ ...keptQuery(scope), title });
}

/** Where a tag leads from a search box: to its portals, in the town whose box it is. [SEARCH-12] */
export const tagAddress = (tag: string, scope: SearchScope): string =>
  portalSearchAddress({ ...(scope.kind === 'town' ? keptQuery(scope) : {}), tags: [tag] });

/** A search from this box as the hidden fields of a form, which works without script. */
export function keptFields(scope: SearchScope): { name: string; value: string }[] {
  const { tags = [], range, near, listing, town, provider, view } = keptQuery(scope);
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

function keptQuery(scope: SearchScope): PortalSearchQuery {
  switch (scope.kind) {
    case 'everywhere':
      return scope.kept ?? {};
    case 'town':
      return { town: { id: scope.id, title: scope.title } };
    case 'towns':
      return {};
  }
}
