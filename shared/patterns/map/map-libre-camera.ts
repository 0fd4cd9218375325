import type { MapSettings } from '@portico/shared/contracts';
import type { GeoPosition } from '@portico/shared/domain';
import type { Map as LibraryMap, LngLatBoundsLike, MapOptions } from 'maplibre-gl';
import { boundsAround } from './bounds-around.ts';
import { type MapCamera, NEAREST_ZOOM, PADDING_PX } from './map-view.ts';

/** The library's world is 512 px wide at zoom 0, Google's 256. */
const ZOOM_SHIFT = 1;
/** Duration of a move. */
const CAMERA_MS = 400;

/** The options of a map that begins with this camera. */
export function startOf(camera: MapCamera, settings: MapSettings): Partial<MapOptions> {
  const place = onePlace(camera, settings);
  if (place) return place;
  return {
    bounds: boundsOf(camera),
    fitBoundsOptions: { padding: PADDING_PX, maxZoom: NEAREST_ZOOM - ZOOM_SHIFT },
  };
}

/** Moves a map to another camera. */
export function moveTo(map: LibraryMap, camera: MapCamera, settings: MapSettings): void {
  const place = onePlace(camera, settings);
  // A visitor who has zoomed in closer keeps that zoom.
  if (place) map.easeTo({ ...place, zoom: Math.max(place.zoom, map.getZoom()), duration: CAMERA_MS });
  else
    map.fitBounds(boundsOf(camera), {
      padding: PADDING_PX,
      maxZoom: NEAREST_ZOOM - ZOOM_SHIFT,
      duration: CAMERA_MS,
    });
}

/** Undefined for several positions, which may need more zoom than the map has detail. */
function onePlace(camera: MapCamera, { detailZoom = Number.POSITIVE_INFINITY }: MapSettings) {
  const [only, ...others] = camera.kind === 'at' ? [camera.center] : camera.positions;
  if (!only || others.length > 0) return undefined;
  const zoom = (camera.kind === 'at' ? camera.zoom : NEAREST_ZOOM) - ZOOM_SHIFT;
  return { center: pairOf(only), zoom: Math.min(zoom, detailZoom) };
}

/** What a map shows, with the zoom of Google's maps. */
export function viewOf(map: LibraryMap) {
  return {
    center: positionOf(map.getCenter()),
    corner: positionOf(map.getBounds().getNorthEast()),
    zoom: map.getZoom() + ZOOM_SHIFT,
  };
}

function boundsOf(camera: MapCamera): LngLatBoundsLike {
  const positions = camera.kind === 'at' ? [camera.center] : camera.positions;
  const { west, south, east, north } = boundsAround(positions);
  return [west, south, east, north];
}

const pairOf = ({ lat, lon }: GeoPosition): [number, number] => [lon, lat];

/** Our form of the library's position. */
export const positionOf = ({ lat, lng }: { lat: number; lng: number }): GeoPosition => ({ lat, lon: lng });
