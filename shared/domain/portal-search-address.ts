import type { GeoPosition } from './geo-distance.ts';
import type { SearchRange } from './search-body.ts';

/** A town or listing that limits a search; the title labels its chip. */
export interface ScopeRef {
  id: string;
  title?: string | undefined;
}

/** The query of /portals. [SEARCH-02..07] */
export interface PortalSearchQuery {
  title?: string | undefined;
  tags?: readonly string[] | undefined;
  range?: SearchRange | undefined;
  /** Centre of the range, if it is not the visitor: the centre of a map area. */
  near?: GeoPosition | undefined;
  listing?: ScopeRef | undefined;
  town?: ScopeRef | undefined;
  provider?: string | undefined;
  /** Shows a map beside the list. */
  view?: 'map' | undefined;
}

/** The slider's highest distance, in km; above it is 'all'. */
const MAX_RANGE_KM = 100;
/** Decimals of a degree in a URL: a precision of about 11 m. */
const NEAR_DECIMALS = 4;

/** URL of a portal search. Each tag is encoded separately, so that it may contain a comma. [SEARCH-12] */
export function portalSearchAddress(query: PortalSearchQuery): string {
  const { title, tags = [], range, near, listing, town, provider, view } = query;
  const parts: [string, string | undefined][] = [
    ['title', encoded(title)],
    ['tags', tags.map(encodeURIComponent).join(',')],
    ['range', range === undefined ? undefined : String(range)],
    ['near', near && nearText(near)],
    ['listing.id', encoded(listing?.id)],
    ['listing.title', encoded(listing?.title)],
    ['town.id', encoded(town?.id)],
    ['town.title', encoded(town?.title)],
    ['provider', encoded(provider)],
    ['view', view],
  ];
  const search = parts.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('&');
  return search === '' ? '/portals' : `/portals?${search}`;
}

/**
 * Parses the query of a URL (with or without `?`), typed or linked: invalid parts are dropped, and tags may be
 * comma-separated or, as in forms, repeated. Missing parts are absent.
 */
export function readPortalSearch(search: string): PortalSearchQuery {
  const values = rawValues(search);
  const one = (name: string) => decoded(values.get(name)?.[0] ?? '').trim() || undefined;
  const place = (kind: 'listing' | 'town'): ScopeRef | undefined => {
    const id = one(`${kind}.id`);
    return id ? { id, title: one(`${kind}.title`) } : undefined;
  };
  const tags = (values.get('tags') ?? [])
    .flatMap((value) => value.split(','))
    .map((tag) => decoded(tag).trim())
    .filter((tag) => tag !== '');
  return {
    title: one('title'),
    tags: [...new Set(tags)],
    range: readRange(one('range')),
    near: readNear(one('near')),
    listing: place('listing'),
    town: place('town'),
    provider: one('provider'),
    view: one('view') === 'map' ? 'map' : undefined,
  };
}

/** 0 and invalid values are no filter, above 100 is all. */
function readRange(text: string | undefined): SearchRange | undefined {
  if (text === 'all') return 'all';
  const km = Number(text);
  if (!Number.isFinite(km) || km <= 0) return undefined;
  return km > MAX_RANGE_KM ? 'all' : Math.round(km * 1000) / 1000;
}

/** `latitude,longitude` in degrees. */
export const nearText = ({ lat, lon }: GeoPosition): string =>
  [lat, lon].map((degrees) => String(Number(degrees.toFixed(NEAR_DECIMALS)))).join(',');

function readNear(text: string | undefined): GeoPosition | undefined {
  const [, lat, lon] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text ?? '') ?? [];
  const position = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180 ? position : undefined;
}

const encoded = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : encodeURIComponent(text);

/** Values still encoded, because a literal comma separates tags and an encoded one is part of a tag. */
function rawValues(search: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const equals = pair.indexOf('=');
    if (equals < 0) continue;
    const name = decoded(pair.slice(0, equals));
    values.set(name, [...(values.get(name) ?? []), pair.slice(equals + 1)]);
  }
  return values;
}

/** Decodes text of a form or link; invalid escapes are unchanged. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
