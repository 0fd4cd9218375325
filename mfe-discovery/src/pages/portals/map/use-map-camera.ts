import { type PortalSearchQuery, portalSearchAddress, readPortalSearch } from '@portico/shared/domain';
import type { MapCamera } from '@portico/shared/patterns';
import { useEffect, useRef, useState } from 'react';
import { pointsOfArea } from './area-of-map.ts';
import type { MapPlace } from './map-clusters.ts';

/** Where the map looks: at what each search has found, or at the area that it asks for. */
export function useMapCamera(
  query: PortalSearchQuery,
  /** Undefined while they are looked for. */
  places: readonly MapPlace[] | undefined,
): {
  /** Undefined as long as there is nothing to look at. */
  camera: MapCamera | undefined;
  showPlaces: (places: readonly MapPlace[]) => void;
  /** This search is of what the map shows already: it stays where the visitor brought it. */
  keepFor: (query: PortalSearchQuery) => void;
} {
  const [camera, setCamera] = useState<MapCamera>();
  const kept = useRef<string>(undefined);
  const address = portalSearchAddress(query);
  useEffect(() => {
    if (!places || kept.current === address) return;
    kept.current = undefined;
    const { near, range } = readPortalSearch(new URL(address, 'http://page').search);
    const positions =
      near && range !== undefined ? pointsOfArea(near, range) : places.map(({ position }) => position);
    setCamera(positions.length > 0 ? { kind: 'around', positions } : undefined);
  }, [places, address]);
  return {
    camera,
    showPlaces: (shown) => setCamera({ kind: 'around', positions: shown.map(({ position }) => position) }),
    keepFor: (next) => {
      kept.current = portalSearchAddress(next);
    },
  };
}
