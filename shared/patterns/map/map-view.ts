import type { GeoPosition } from '@portico/shared/domain';

/** Height of a map in px, and its zoom for a single position. [CONST-02] */
export const MAP_HEIGHT_PX = 400;
export const MAP_ZOOM = 15;
/** Highest zoom for a single pin or pins that are close together. */
export const NEAREST_ZOOM = 17;
/** Space between the outermost pins and the edge, in px. */
export const PADDING_PX = 56;

/** A pin with a unique id. */
export interface MapPin {
  id: string;
  position: GeoPosition;
  /** Accessible name. */
  title: string;
  /** Number of items that it clusters; 1 by default. */
  count?: number | undefined;
  isPrivate?: boolean | undefined;
  /** Whether it is selected. */
  isChosen?: boolean | undefined;
}

/** Camera target, with the zoom of Google's maps, where the world is 256 px wide at 0: a position, or bounds that contain all of these positions. A new object moves the camera. */
export type MapCamera =
  | { kind: 'at'; center: GeoPosition; zoom: number }
  | { kind: 'around'; positions: readonly GeoPosition[] };

/** The area that the map currently shows. */
export interface ShownArea {
  center: GeoPosition;
  /** North-eastern corner. */
  corner: GeoPosition;
  zoom: number;
  /** Whether the visitor moved the map there, rather than the page. */
  isVisitors: boolean;
}

/** Props of a map. */
export interface MapProps {
  /** Accessible name of the map. */
  label: string;
  camera: MapCamera;
  pins: readonly MapPin[];
  /** Called when a pin is pressed; without it pins are not interactive. */
  onPin?: ((id: string) => void) | undefined;
  /** Called each time the camera comes to rest. */
  onRest?: ((area: ShownArea) => void) | undefined;
  /** Called when the map is pressed outside of pins. */
  onGround?: ((position: GeoPosition) => void) | undefined;
  /** Called after a pin was dragged; without it pins are not draggable. */
  onPinMoved?: ((id: string, position: GeoPosition) => void) | undefined;
}
