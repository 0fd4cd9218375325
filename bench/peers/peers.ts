import type { Target } from '../measure/http-request.ts';
import { itemTarget, listOf12, pageTarget } from '../search/targets.ts';
import type { Peer } from './installed-peer.ts';
import { type Contents, NEXT_PATHS, openNext } from './open-next.ts';
import { openStrapi } from './open-strapi.ts';

/** A request to us, and the comparable one to a peer. */
interface Pair {
  ours: Target;
  theirs: Target;
}

/** A third-party server, and the pairs of requests to compare. */
export interface PeerToMeasure {
  title: string;
  /** `contents` are those of our pages. */
  open: (contents: Contents) => Promise<Peer>;
  pairs: (portalId: string) => readonly Pair[];
}

const pair = (ours: Target, path: string): Pair => ({ ours, theirs: { ...ours, path, body: undefined } });

/** The same page compressed, as browsers request it, and uncompressed. */
const pagePairs = (ours: Target, path: string): readonly Pair[] => [
  pair(ours, path),
  pair({ name: `${ours.name}, plain`, path: ours.path }, path),
];

/** The fields of a portal in our lists that Strapi's places have too. */
const CARD_FIELDS = [
  'title',
  'highlightSentence',
  'shortDescription',
  'tags',
  'mainImageId',
  'modifiedDate',
  'location',
];

/** Peers by the names for `--peer`. */
export const peers: Readonly<Record<string, PeerToMeasure>> = {
  next: {
    title: 'Next',
    open: openNext,
    pairs: (portalId) => [
      ...pagePairs(pageTarget('HTML home', '/'), NEXT_PATHS.home),
      ...pagePairs(pageTarget('HTML portal', `/portals/${portalId}`), NEXT_PATHS.portal),
      pair(listOf12, '/api/places'),
      pair(itemTarget(portalId), '/api/places/place-7'),
    ],
  },
  strapi: {
    title: 'Strapi',
    open: openStrapi,
    pairs: (portalId) => [
      pair(
        listOf12,
        `/api/places?pagination[pageSize]=12&sort=modifiedDate:desc&fields=${CARD_FIELDS.join(',')}`,
      ),
      pair(itemTarget(portalId), '/api/places/place-7'),
    ],
  },
};
