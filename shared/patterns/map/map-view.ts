import type { GeoPosition } from '@portico/shared/domain';

/** Height of a map, and how near it looks at a single place. [CONST-02] */
export const MAP_HEIGHT_PX = 400;
export const MAP_ZOOM = 15;

/** Something on the map that can be told from the rest. */
export interface MapPin {
  id: string;
  position: GeoPosition;
  /** Its name, for screen readers. */
  title: string;
  /** How many places it stands for; a single one when absent. */
  count?: number | undefined;
  isPrivate?: boolean | undefined;
  /** The one that is being looked at. */
  isChosen?: boolean | undefined;
}

/** Where the camera stands: over a place, or so that all of these can be seen. A new one moves it. */
export type MapCamera =
  | { kind: 'at'; center: GeoPosition; zoom: number }
  | { kind: 'around'; positions: readonly GeoPosition[] };

/** What the map shows now. */
export interface ShownArea {
  center: GeoPosition;
  /** The north-eastern corner. */
  corner: GeoPosition;
  zoom: number;
  /** Whether the visitor brought the map there, and not the page. */
  isVisitors: boolean;
}

/** Both ends of a map: what the page shows on it, and what it tells the page. */
export interface MapProps {
  /** What it is a map of, for screen readers. */
  label: string;
  camera: MapCamera;
  pins: readonly MapPin[];
  /** A pin was pressed. Without it pins are there to be seen. */
  onPin?: ((id: string) => void) | undefined;
  /** Each time the camera has come to rest. */
  onRest?: ((area: ShownArea) => void) | undefined;
  /** The ground was pressed. */
  onGround?: ((position: GeoPosition) => void) | undefined;
  /** A pin was dragged somewhere else. Without it pins cannot be dragged. */
  onPinMoved?: ((id: string, position: GeoPosition) => void) | undefined;
}
