import { useWebConfigQuery } from '@portico/shared/api';
import { groupedNumber, type PortalSearchQuery, portalSearchAddress, tagName } from '@portico/shared/domain';
import { Link, useText } from '@portico/shared/platform';
import { Chip, Cluster, fontSizes, isPlainClick, Stack, spacing } from '@portico/shared/ui';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useSearchQuery } from '../../search/search.api.ts';
import { tagsOfSearch } from '../../search/search-requests.ts';
import { pendingName, useTagNames } from '../../tags/use-tag-names.ts';
import { DistanceFilter } from './DistanceFilter.tsx';
import { tagChoices } from './tag-choices.ts';
import { useOptimisticQuery } from './use-optimistic-query.ts';
import { useScopeName } from './use-scope-name.ts';

/**
 * Filters: distance, tags with the number of their portals, and the town or listing of the search. Each chip is a link.
 * [SEARCH-08, SEARCH-09]
 */
export function SearchFilters({ shown }: { shown: PortalSearchQuery }) {
  const { t, language } = useText('mfe-discovery');
  const { data: config } = useWebConfigQuery();
  const { data: found } = useSearchQuery(tagsOfSearch(shown));
  const { known, isPending } = useTagNames();
  const { pending, change } = useOptimisticQuery();
  const { tags = [], town, listing, range, near } = pending;
  const townName = useScopeName('town', town);
  const listingName = useScopeName('listing', listing);
  const choices = tagChoices({
    configured: config?.tags ?? [],
    found: found?.tags ?? [],
    chosen: tags,
    language,
    known,
  });

  /** Props of a chip that changes the search; without script its link leads to the changed search. */
  const chip = (changed: (search: PortalSearchQuery) => PortalSearchQuery) => ({
    as: Link,
    to: portalSearchAddress(changed(pending)),
    replace: true,
    preventScrollReset: true,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      change(changed);
    },
  });
  const removeChip = (
    label: string,
    changed: (search: PortalSearchQuery) => PortalSearchQuery,
  ): ReactNode => (
    <Chip
      {...chip(changed)}
      selected
      icon={<X size={16} aria-hidden="true" />}
      aria-label={t('portals.remove', { name: label })}
    >
      {label}
    </Chip>
  );
  return (
    <div css={{ marginBlockEnd: spacing[6] }}>
      <Stack gap={4}>
        {choices.length > 0 || town || listing || near ? (
          <nav aria-label={t('portals.filters')}>
            <Cluster gap={2}>
              {town ? removeChip(townName, (search) => ({ ...search, town: undefined })) : null}
              {listing ? removeChip(listingName, (search) => ({ ...search, listing: undefined })) : null}
              {near && range !== undefined
                ? removeChip(t('map.area'), (search) => ({ ...search, near: undefined, range: undefined }))
                : null}
              {choices.map(({ tag, count }) => (
                <Chip
                  key={tag}
                  {...chip((search) => ({ ...search, tags: toggled(search.tags ?? [], tag) }))}
                  selected={tags.includes(tag)}
                >
                  <bdi css={isPending && pendingName}>{tagName(known, tag)}</bdi>
                  {count === undefined ? null : (
                    <span css={{ fontSize: fontSizes.xs, marginInlineStart: spacing[2] }}>
                      {groupedNumber(count)}
                    </span>
                  )}
                </Chip>
              ))}
            </Cluster>
          </nav>
        ) : null}
        <DistanceFilter range={range} onChange={(next) => change((search) => ({ ...search, range: next }))} />
      </Stack>
    </div>
  );
}

const toggled = (tags: readonly string[], tag: string): string[] =>
  tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
