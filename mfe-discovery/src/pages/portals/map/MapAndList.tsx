import { css } from '@emotion/react';
import { type PortalSearchQuery, portalSearchAddress } from '@portico/shared/domain';
import { LoadOnce, useNavigate, useText } from '@portico/shared/platform';
import { media, StateMessage, spacing } from '@portico/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { MapShape } from './MapShape.tsx';

/** In a chunk of its own: most visitors see the list alone. */
const searchMap = new LoadOnce(() => import(/* webpackChunkName: "search-map" */ './SearchMap.tsx'));
type SearchMapModule = typeof import('./SearchMap.tsx');

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
        <LoadedMap
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

/** The map once its code has loaded; a failed load can be retried. */
function LoadedMap(props: Parameters<SearchMapModule['SearchMap']>[0]) {
  const { t } = useText('mfe-discovery');
  const [state, setState] = useState<SearchMapModule | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    let isCurrent = true;
    searchMap.ready().then(
      (module) => isCurrent && setState(module),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [state]);
  if (state === 'waiting') return <MapShape label={t('map.loading')} />;
  if (state === 'failed')
    return (
      <StateMessage
        kind="failed"
        title={t('map.failed')}
        action={{ label: t('state.retry'), onClick: () => setState('waiting') }}
      />
    );
  return <state.SearchMap {...props} />;
}
