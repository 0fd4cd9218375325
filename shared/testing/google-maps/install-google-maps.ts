import { listeners } from './listeners.ts';
import { StandInBounds, StandInLatLng } from './positions.ts';
import { StandInMap } from './stand-in-map.ts';
import { StandInMarker } from './stand-in-marker.ts';
import {
  createServices,
  DEFAULT_RESPONSES,
  type RecordedCalls,
  type Responses,
} from './stand-in-services.ts';

/** Controls of the installed fake. */
export interface InstalledGoogleMaps {
  /** All created maps, oldest first. */
  maps: StandInMap[];
  asked: RecordedCalls;
  /** Removes the fake from the window. */
  remove: () => void;
}

/** Installs the fake as `window.google.maps`, where Google's script puts the library. */
export function installGoogleMaps(responses: Partial<Responses> = {}): InstalledGoogleMaps {
  const maps: StandInMap[] = [];
  const asked: RecordedCalls = { geocode: [], suggest: [], nearby: [], details: [] };
  const services = createServices({ ...DEFAULT_RESPONSES, ...responses }, asked);
  if (!customElements.get('gmp-advanced-marker')) {
    customElements.define('gmp-advanced-marker', StandInMarker);
  }
  class RecordedMap extends StandInMap {
    constructor(...values: ConstructorParameters<typeof StandInMap>) {
      super(...values);
      maps.push(this);
    }
  }
  const libraries: Record<string, object> = {
    core: { LatLng: StandInLatLng, LatLngBounds: StandInBounds, event: listeners },
    maps: { Map: RecordedMap },
    marker: { AdvancedMarkerElement: StandInMarker },
    ...services,
  };
  const page = window as { google?: unknown };
  page.google = {
    maps: {
      version: '3.65.1',
      ...libraries['core'],
      ...libraries['maps'],
      ...libraries['geocoding'],
      Settings: { getInstance: () => ({}) },
      importLibrary: async (name: string) => {
        const library = libraries[name];
        if (!library) throw new Error(`The library '${name}' is unknown.`);
        return library;
      },
    },
  };
  return { maps, asked, remove: () => void delete page.google };
}
