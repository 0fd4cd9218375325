import type { PortalHit } from '../../search/search.api.ts';

/** Tag buttons of a listing at most. [LIST-03] */
export const LISTING_TAGS_MAX = 12;

/** The tags that most of these portals carry, the most frequent first, in the portals' order among equals. [LIST-03] */
export function frequentTags(hits: readonly PortalHit[]): string[] {
  const counts = new Map<string, number>();
  for (const { source } of hits) {
    for (const tag of new Set(source.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, LISTING_TAGS_MAX)
    .map(([tag]) => tag);
}
