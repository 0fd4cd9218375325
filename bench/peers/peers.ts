import type { Target } from '../measure/http-request.ts';
import { itemTarget, listOf12, pageTarget } from '../search/targets.ts';
import type { Peer } from './installed-peer.ts';
import { openNext } from './open-next.ts';
import { openStrapi } from './open-strapi.ts';

/** What is asked of us, and the like of it asked of a peer. */
interface Pair {
  ours: Target;
  theirs: Target;
}

/** Another maker's server, and what it is asked for beside ours. */
export interface PeerToMeasure {
  title: string;
  open: () => Promise<Peer>;
  pairs: (portalId: string) => readonly Pair[];
}

const pair = (ours: Target, path: string): Pair => ({ ours, theirs: { ...ours, path, body: undefined } });

/** The same page compressed, as browsers ask for it, and plain. */
const pagePairs = (ours: Target, path: string): readonly Pair[] => [
  pair(ours, path),
  pair({ name: `${ours.name}, plain`, path: ours.path }, path),
];

/** What our lists have of a portal, as far as Strapi's places have it. */
const CARD_FIELDS = [
  'title',
  'highlightSentence',
  'shortDescription',
  'tags',
  'mainImageId',
  'modifiedDate',
  'location',
];

/** Whom `--peer` may name. */
export const peers: Readonly<Record<string, PeerToMeasure>> = {
  next: {
    title: 'Next',
    open: openNext,
    pairs: (portalId) => [
      ...pagePairs(pageTarget('HTML home', '/'), '/'),
      ...pagePairs(pageTarget('HTML detail', `/portals/${portalId}`), '/place/place-7'),
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
