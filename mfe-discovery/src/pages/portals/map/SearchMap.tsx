import { css } from '@emotion/react';
import { distanceKm, nearText, type PortalSearchQuery } from '@portico/shared/domain';
import { LazyMap, type ShownArea } from '@portico/shared/patterns';
import { useText, useVisitorLocation } from '@portico/shared/platform';
import { Button, color, fontSizes, StateMessage, spacing } from '@portico/shared/ui';
import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { FailedMessage } from '../../../lists/FailedMessage.tsx';
import { type PortalHit, useSearchQuery } from '../../../search/search.api.ts';
import { areaOfMap } from './area-of-map.ts';
import { ChosenPlaces } from './ChosenPlaces.tsx';
import { MAP_BLOCK_SIZE, MapShape } from './MapShape.tsx';
import { areInOneSpot, clusterPlaces } from './map-clusters.ts';
import { mapOfSearch } from './map-of-search.ts';
import { type PlacedPortal, placedPortals } from './placed-portals.ts';
import { useMapCamera } from './use-map-camera.ts';

const over = css({
  position: 'absolute',
  insetBlockStart: spacing[3],
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
});
const note = css({ marginBlockStart: spacing[2], color: color.inkMuted, fontSize: fontSizes.sm });

/**
 * The found portals on a map, clustered; a pin shows its card, and the visible area can be searched. The list beside it
 * contains the same portals and more. [SEARCH-01, SEARCH-04, T-19]
 */
export function SearchMap(props: {
  query: PortalSearchQuery;
  onSearchArea: (query: PortalSearchQuery) => void;
}) {
  const { query, onSearchArea } = props;
  const { t } = useText('mfe-discovery');
  const visitor = useVisitorLocation();
  const position = visitor.kind === 'granted' ? visitor.position : undefined;
  const { currentData, error, isFetching, refetch } = useSearchQuery(
    mapOfSearch(query, query.range === undefined ? undefined : position),
  );
  const places = useMemo(() => currentData && placedPortals(currentData.hits), [currentData]);
  const { camera, showPlaces, skipMoveFor } = useMapCamera(query, places);
  const [area, setArea] = useState<ShownArea>();

  if (error && !currentData) {
    return <FailedMessage error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!camera) {
    if (!places) return <MapShape label={t('map.loading')} />;
    return (
      <StateMessage
        kind="empty"
        title={t('map.emptyTitle')}
        // The list says it if nothing was found.
        text={currentData && currentData.total > 0 ? t('map.emptyText') : undefined}
      />
    );
  }
  return (
    <div>
      <PlacesMap
        places={places ?? []}
        camera={camera}
        zoom={area?.zoom}
        onRest={setArea}
        onGather={showPlaces}
        distanceOf={(place) => position && distanceKm(position, place.position)}
      >
        {area?.isVisitors && !isSearched(query, area) ? (
          <div css={over}>
            <Button
              size="sm"
              variant="secondary"
              icon={<Search size={16} aria-hidden="true" />}
              loading={isFetching}
              loadingLabel={t('map.loading')}
              css={{ background: color.raised, boxShadow: 'var(--shadow-md)' }}
              onClick={() => {
                const next: PortalSearchQuery = { ...query, ...areaOfMap(area), view: 'map' };
                skipMoveFor(next);
                onSearchArea(next);
              }}
            >
              {t('map.searchArea')}
            </Button>
          </div>
        ) : null}
      </PlacesMap>
      <p role="status" css={note}>
        {places && currentData ? t('map.shown', { shown: places.length, total: currentData.total }) : null}
      </p>
    </div>
  );
}

/** The map with its pins, and the cards of the pressed one. */
function PlacesMap(props: {
  places: readonly PlacedPortal[];
  camera: NonNullable<ReturnType<typeof useMapCamera>['camera']>;
  /** Undefined until the map comes to rest; pins are not clustered before. */
  zoom: number | undefined;
  onRest: (area: ShownArea) => void;
  /** A cluster was pressed: zoom in, to separate its portals. */
  onGather: (places: readonly PlacedPortal[]) => void;
  distanceOf: (place: PlacedPortal) => number | undefined;
  children: React.ReactNode;
}) {
  const { places, camera, zoom, onRest, onGather, distanceOf, children } = props;
  const { t, localize } = useText('mfe-discovery');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const pressed = useRef<Element>(null);
  const clusters = useMemo(() => clusterPlaces(places, zoom ?? 0), [places, zoom]);
  const shown = places.filter(({ id }) => chosen.includes(id));

  const nameOf = ({ hit: { source } }: PlacedPortal) => {
    const title = localize(source.title) || t('card.untitled');
    return source.isPrivate ? t('map.privatePlace', { title }) : title;
  };
  const press = (id: string) => {
    const members = clusters.find((cluster) => cluster.id === id)?.places ?? [];
    if (members.length > 1 && !areInOneSpot(members)) return onGather(members);
    pressed.current = document.activeElement;
    setChosen(members.map((member) => member.id));
  };
  const close = () => {
    setChosen([]);
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
  };
  return (
    <LazyMap
      label={t('map.label')}
      blockSize={MAP_BLOCK_SIZE}
      camera={camera}
      pins={clusters.map(({ id, position, places: members }) => ({
        id,
        position,
        title: members.length > 1 ? t('map.places', { count: members.length }) : nameOf(members[0]),
        count: members.length,
        isPrivate: members.length === 1 && members[0].hit.source.isPrivate,
        isChosen: members.some((member) => chosen.includes(member.id)),
      }))}
      onPin={press}
      onRest={onRest}
      onGround={close}
      labels={{ loading: t('map.loading'), failed: t('map.failed'), retry: t('state.retry') }}
    >
      {children}
      {shown.length > 0 ? (
        <ChosenPlaces hits={shown.map((place) => withDistance(place, distanceOf(place)))} onClose={close} />
      ) : null}
    </LazyMap>
  );
}

/** Whether the visible area is the searched one. */
function isSearched(query: PortalSearchQuery, shown: ShownArea): boolean {
  const { near, range } = areaOfMap(shown);
  return query.near !== undefined && nearText(query.near) === nearText(near) && query.range === range;
}

function withDistance({ hit }: PlacedPortal, km: number | undefined): PortalHit {
  const { distanceKm: _sortedBy, ...rest } = hit;
  return km === undefined ? rest : { ...rest, distanceKm: km };
}
