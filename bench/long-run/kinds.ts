import { httpRequest, type Received, type Target } from '../measure/http-request.ts';
import { SHAPES } from '../search/shapes.ts';
import { seededRandom } from '../search/synthetic-content.ts';
import { addressOf, itemTarget, listOf12, pageTarget } from '../search/targets.ts';
import type { Site } from './prepare-site.ts';

/** Percentage of each kind of request. */
export const SHARES = {
  home: 10,
  portal: 20,
  listing: 5,
  search: 22,
  list: 10,
  item: 14,
  hit: 5,
  image: 12,
  write: 2,
} as const;
export type Kind = keyof typeof SHARES;
export const KINDS = Object.keys(SHARES) as Kind[];

const IMAGE_WIDTHS = [320, 640, 1280] as const;
const BROWSER_IMAGES = { accept: 'image/avif,image/webp,*/*' };

/** The same sequence of requests in every run, few of them for the same portal. */
export function createRequests(site: Site): { next: () => { kind: Kind; send: () => Promise<Received> } } {
  const random = seededRandom(13);
  const any = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  /** Some ids are requested far more often than others. */
  const popular = (ids: readonly string[]): string => ids[Math.floor(random() ** 2 * ids.length)] ?? '';
  let writes = 0;

  const targets: Record<Kind, () => Target> = {
    home: () => pageTarget('home', '/'),
    portal: () => pageTarget('portal', `/portals/${popular(site.portals)}`),
    listing: () => pageTarget('listing', `/listings/${popular(site.listings)}`),
    search() {
      const shape = any(SHAPES);
      return { name: 'search', path: addressOf(shape), body: JSON.stringify(any(shape.bodies)) };
    },
    list: () => listOf12,
    item: () => itemTarget(popular(site.portals)),
    hit: () => ({ name: 'hit', path: '/api/hits', method: 'PUT' }),
    image: () => ({
      name: 'image',
      path: `/images/${any(site.images)}?w=${any(IMAGE_WIDTHS)}`,
      headers: BROWSER_IMAGES,
    }),
    write() {
      writes += 1;
      const sentence = { en: `Changed ${writes} times since this began`, th: `แก้ไขแล้ว ${writes} ครั้ง` };
      return {
        name: 'write',
        path: `/api/portal/${site.edited[writes % site.edited.length]}`,
        method: 'PUT',
        body: JSON.stringify({ data: { shortDescription: sentence } }),
        headers: { authorization: site.authorization },
      };
    },
  };
  return {
    next() {
      const kind = kindAt(random());
      const target = targets[kind]();
      return { kind, send: () => httpRequest(site.origin, target) };
    },
  };
}

/** The kind for a number from 0 to 1. */
export function kindAt(number: number): Kind {
  let left = number * 100;
  for (const kind of KINDS) {
    left -= SHARES[kind];
    if (left < 0) return kind;
  }
  return 'home';
}
