import { type PortalSearchQuery, portalSearchAddress } from '@portico/shared/domain';
import { Link, useText } from '@portico/shared/platform';
import { Chip, Cluster, Stack, spacing } from '@portico/shared/ui';
import { X } from 'lucide-react';
import { DistanceFilter } from './DistanceFilter.tsx';

/** What narrows the search: distance, tags, and the town or listing it came from. Each chip is a link. [SEARCH-08, SEARCH-09] */
export function SearchFilters(props: { query: PortalSearchQuery; suggestedTags: readonly string[] }) {
  const { query, suggestedTags } = props;
  const { t } = useText('mfe-discovery');
  const { tags = [], town, listing } = query;
  const shownTags = [...new Set([...suggestedTags, ...tags])];
  return (
    <div css={{ marginBlockEnd: spacing[6] }}>
      <Stack gap={4}>
        {shownTags.length > 0 || town || listing ? (
          <nav aria-label={t('portals.filters')}>
            <Cluster gap={2}>
              {town ? (
                <RemoveChip
                  label={town.title ?? town.id}
                  to={portalSearchAddress({ ...query, town: undefined })}
                />
              ) : null}
              {listing ? (
                <RemoveChip
                  label={listing.title ?? listing.id}
                  to={portalSearchAddress({ ...query, listing: undefined })}
                />
              ) : null}
              {shownTags.map((tag) => (
                <Chip
                  key={tag}
                  as={Link}
                  to={portalSearchAddress({ ...query, tags: toggled(tags, tag) })}
                  replace
                  preventScrollReset
                  selected={tags.includes(tag)}
                >
                  {tag}
                </Chip>
              ))}
            </Cluster>
          </nav>
        ) : null}
        <DistanceFilter query={query} />
      </Stack>
    </div>
  );
}

function RemoveChip({ label, to }: { label: string; to: string }) {
  const { t } = useText('mfe-discovery');
  return (
    <Chip
      as={Link}
      to={to}
      replace
      preventScrollReset
      selected
      icon={<X size={16} aria-hidden="true" />}
      aria-label={t('portals.remove', { name: label })}
    >
      {label}
    </Chip>
  );
}

const toggled = (tags: readonly string[], tag: string): string[] =>
  tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
