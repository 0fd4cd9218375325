import { MAX_TAG_FACETS, type TagCount } from '@portico/shared/contracts';
import { countIn } from './bits.ts';
import type { Found } from './top-hits.ts';

/**
 * The most frequent tags among the matches. Private items have no tags in a segment, so none is counted for them.
 * [T-07, AMBIG-23]
 */
export function countTags(found: readonly Found[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const { segment, docs } of found) {
    for (const [tag, name] of segment.tags()) {
      const count = countIn(docs, segment.refs('tags', tag)?.filled());
      if (count > 0) counts.set(tag, { value: name, count: count + (counts.get(tag)?.count ?? 0) });
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_TAG_FACETS);
}
