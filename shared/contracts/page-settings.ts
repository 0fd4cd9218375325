import { z } from 'zod';

export const mapThemeSchema = z.enum(['light', 'dark']);

/** The site's own map, of MapLibre GL. */
export interface MapSettings {
  /** URL path of the library's files `maplibre-gl.mjs`, `maplibre-gl-worker.mjs` and `maplibre-gl.css`. */
  library: string;
  /** Subresource integrity of `maplibre-gl.mjs`. */
  integrity: string;
  /** Address of the style, in which `{theme}` (`light`, `dark`) and `{language}` are replaced. */
  style: string;
  /** Other origins from which the style, its tiles and its letters may load. */
  origins?: readonly string[] | undefined;
  /** Zoom of a single place if the map has no more detail beyond, where the world is 512 px wide at 0. */
  detailZoom?: number | undefined;
}

/** Settings of the site that pages need; an absent setting is off. */
export interface PageSettings {
  /** URL of the connectivity check, on this site or another host. [APP-24, OPEN-35] */
  connectivityCheck: string;
  /** Measurement id of the analytics tool. [OPEN-17] */
  analyticsId?: string | undefined;
  /** Whether pages may show the social page plugin of portals: in production, if configured. [PORTAL-12] */
  hasSocialPlugin?: boolean | undefined;
  /** The map without a Maps key. */
  maps?: MapSettings | undefined;
  /** Public key of Google's maps library, which replaces the site's own map; at Google it is restricted to the site's URLs. [T-19] */
  mapsKey?: string | undefined;
  /** Id of the map style, configured at Google. */
  mapsId?: string | undefined;
  /** Origin of the classic edit mode, if it is elsewhere: its `/login` accepts a one-time code and backTo. [OPEN-37] */
  classicEndpoint?: string | undefined;
  /** Origin of the catalogue micro-site, if it is elsewhere. [AMBIG-50] */
  microEndpoint?: string | undefined;
  /** Path of searches on this site; SEARCH_ENDPOINT by default. [ESQ-01] */
  searchEndpoint?: string | undefined;
  /** Other origins to which a signed-in person may be sent, with backTo or a one-time code. [T-01, T-02] */
  linkedOrigins?: readonly string[] | undefined;
  /** Other origins of release files, for failover. */
  assetOrigins?: readonly string[] | undefined;
}
