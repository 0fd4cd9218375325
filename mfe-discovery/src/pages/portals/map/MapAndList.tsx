import { css } from '@emotion/react';
import { type PortalSearchQuery, portalSearchAddress } from '@portico/shared/domain';
import { useNavigate } from '@portico/shared/platform';
import { media, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { SearchMap } from './SearchMap.tsx';

/** Height of the navbar, below which the map stays visible while the list scrolls. */
const HEAD_PX = 64;

const sides = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[6],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', alignItems: 'start' },
});
const mapSide = css({
  minInlineSize: 0,
  [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${HEAD_PX}px + ${spacing[4]})` },
});
const listSide = css({
  minInlineSize: 0,
  // Beside the map, the list has half the columns.
  [media.desktop]: { '& ul[role="list"]:not(ul ul)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The map and the list: below each other on a phone, beside each other on a desktop. */
export function MapAndList({ query, list }: { query: PortalSearchQuery; list: ReactNode }) {
  const navigate = useNavigate();
  return (
    <div css={sides}>
      <div css={mapSide}>
        <SearchMap
          query={query}
          onSearchArea={(next) =>
            void navigate(portalSearchAddress(next), { replace: true, preventScrollReset: true })
          }
        />
      </div>
      <div css={listSide}>{list}</div>
    </div>
  );
}
