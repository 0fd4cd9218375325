import { css } from '@emotion/react';
import { distanceKm, type GeoPosition, shownDistance } from '@portico/shared/domain';
import { LazyMap, MAP_ZOOM, useHasMaps } from '@portico/shared/patterns';
import { Localized, useVisitorLocation } from '@portico/shared/platform';
import { color, fontSizes, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { NoInformation } from '../NoInformation.tsx';
import { COORDINATE_DIGITS, positionOf } from './position-of.ts';
import { useBelowMap } from './use-shows-map.ts';
import { WayThere } from './WayThere.tsx';

const gap = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[3] });

/** The location: address, map, distance from the visitor, and directions. [PORTAL-02, PORTAL-13, PORTAL-17] */
export function LocationBlock({ portal, isHidden }: BlockProps) {
  const { t, localize } = useMessages();
  const { streetAddress } = portal.location ?? {};
  const address = localize(streetAddress);
  const position = positionOf(portal.location);
  const belowMap = useBelowMap(portal, '130px');
  return (
    <BlockFrame
      part="location"
      title={t('location.title')}
      isHidden={isHidden}
      isEmpty={!address && !position}
      boxed
    >
      {address ? (
        <p css={{ whiteSpace: 'pre-line' }}>
          <Localized text={streetAddress} />
        </p>
      ) : null}
      {position ? (
        <div css={gap}>
          <PlaceMap position={position} title={localize(portal.title)} />
          <div css={[gap, belowMap]}>
            <div
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                gap: `${spacing[1]} ${spacing[4]}`,
                color: color.inkSubtle,
                fontSize: fontSizes.sm,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              <bdi dir="ltr">
                {position.lat.toFixed(COORDINATE_DIGITS)}, {position.lon.toFixed(COORDINATE_DIGITS)}
              </bdi>
              <FromVisitor position={position} />
            </div>
            <WayThere position={position} />
          </div>
        </div>
      ) : null}
      {address || position ? null : <NoInformation />}
    </BlockFrame>
  );
}

/** Only if the operator has configured maps. */
function PlaceMap({ position, title }: { position: GeoPosition; title: string }) {
  const { t } = useMessages();
  if (!useHasMaps()) return null;
  return (
    <LazyMap
      label={t('location.map', { title })}
      camera={{ kind: 'at', center: position, zoom: MAP_ZOOM }}
      pins={[{ id: 'place', position, title }]}
      labels={{
        loading: t('location.mapLoading'),
        failed: t('location.mapFailed'),
        retry: t('location.mapRetry'),
      }}
    />
  );
}

/** Metres below 1 km, then km; nothing while the visitor's position is unknown. */
function FromVisitor({ position }: { position: GeoPosition }) {
  const { t } = useMessages();
  const visitor = useVisitorLocation();
  if (visitor.kind !== 'granted') return null;
  const { value, unit } = shownDistance(distanceKm(visitor.position, position));
  return <span>{t(`location.distance.${unit}`, { value })}</span>;
}
