import { type PortalSearchQuery, portalSearchAddress, readPortalSearch } from '@portico/shared/domain';
import type { MapCamera } from '@portico/shared/patterns';
import { useEffect, useRef, useState } from 'react';
import { pointsOfArea } from './area-of-map.ts';
import type { MapPlace } from './map-clusters.ts';

/** Camera of the map: it shows the hits of each search, or the area that the URL names. */
export function useMapCamera(
  query: PortalSearchQuery,
  /** Undefined while loading. */
  places: readonly MapPlace[] | undefined,
): {
  /** Undefined without hits or an area. */
  camera: MapCamera | undefined;
  showPlaces: (places: readonly MapPlace[]) => void;
  /** Keeps the camera for this search, because the map already shows its area. */
  skipMoveFor: (query: PortalSearchQuery) => void;
} {
  const [camera, setCamera] = useState<MapCamera>();
  const currentFor = useRef<string>(undefined);
  const address = portalSearchAddress(query);
  useEffect(() => {
    if (!places || currentFor.current === address) return;
    currentFor.current = undefined;
    const { near, range } = readPortalSearch(new URL(address, 'http://page').search);
    const positions =
      near && range !== undefined ? pointsOfArea(near, range) : places.map(({ position }) => position);
    setCamera(positions.length > 0 ? { kind: 'around', positions } : undefined);
  }, [places, address]);
  return {
    camera,
    showPlaces: (shown) => setCamera({ kind: 'around', positions: shown.map(({ position }) => position) }),
    skipMoveFor: (next) => {
      currentFor.current = portalSearchAddress(next);
    },
  };
}
