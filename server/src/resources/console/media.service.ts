import {
  type ConsoleImage,
  type consoleImages,
  type ImagePlace,
  type ImageResult,
  MAX_IMAGE_PLACES,
  type QueryOf,
} from '@portico/shared/contracts';
import { LRUCache } from 'lru-cache';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { displayNames, userRepository } from '../auth/user.repository.ts';
import type { ImageReader } from '../images/image.reader.ts';
import { type ImageRecord, type ImageUpload, imageRepository } from '../images/image.repository.ts';
import { imagesWithUsage, placesOf, retainedAmong, usedAmong } from '../images/image-places.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { removableFrom } from '../images/orphaned-images.cleanup.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { listPage, translationsOf } from './list-page.ts';

export interface MediaStores {
  records: RecordStore;
  contentVersions: ContentVersions;
  imageSignatures: ImageSignatures;
  now: () => Date;
}

interface ImageFacts {
  id: string;
  image: ImageRecord;
  latest: ImageUpload | undefined;
  isShown: boolean;
}

/** The facts of a provider's images, read again after its content has changed. */
export interface MediaTable {
  of(provider: string): Promise<readonly ImageFacts[]>;
}

/** Providers whose facts stay in memory: those whose admins look at images. */
const MOST_TABLES = 4;

export function createMediaTable({ records, contentVersions }: MediaStores): MediaTable {
  const tables = new LRUCache<string, { version: string; facts: Promise<readonly ImageFacts[]> }>({
    max: MOST_TABLES,
  });
  return {
    of(provider) {
      const version = contentVersions.withImages(provider);
      const known = tables.get(provider);
      if (known?.version === version) return known.facts;
      const facts = readFacts(records, provider);
      tables.set(provider, { version, facts });
      facts.catch(() => tables.delete(provider));
      return facts;
    },
  };
}

async function readFacts(records: RecordStore, provider: string): Promise<readonly ImageFacts[]> {
  const { images, shown } = await imagesWithUsage(records, provider);
  return [...images].map(([id, image]) => ({
    id,
    image,
    latest: image.uploads?.[0],
    isShown: shown.has(id),
  }));
}

/** Newest upload first; images without one last. */
const byUpload = (a: ImageFacts, b: ImageFacts): number =>
  (b.latest?.at ?? '').localeCompare(a.latest?.at ?? '');

interface ImageList {
  provider: string;
  query: QueryOf<typeof consoleImages>;
}

/** One page of the provider's images. */
export async function listImages(
  stores: MediaStores & { table: MediaTable; access: ImageReader },
  { provider, query }: ImageList,
): Promise<{ total: number; rows: ConsoleImage[] }> {
  const { records, table } = stores;
  const { show, uploader, q = '' } = query;
  const all = await table.of(provider);
  const uid = uploader && ((await userRepository(records).byUsername(provider, uploader))?.uid ?? uploader);
  const wanted = all.filter(
    ({ image, isShown, latest }) =>
      // The mark of a deletion has no effect on an image that is shown again.
      (show === 'deleted' ? !isShown && image.deleted : isShown || !image.deleted) &&
      (show !== 'unused' || !isShown) &&
      (uid === undefined || latest?.by === uid),
  );
  const found = show === 'unused' ? await withoutRetained(records, { provider, facts: wanted }) : wanted;
  const texts = q.trim() === '' ? undefined : await searchedTexts(records, { provider, facts: found });
  const { total, rows } = listPage(found, query, {
    textsOf: (facts) => [facts.id, ...(texts?.(facts) ?? [])],
    order: {
      newest: byUpload,
      largest: (a, b) => (b.image.file?.bytes ?? 0) - (a.image.file?.bytes ?? 0) || byUpload(a, b),
      pixels: (a, b) => pixels(b) - pixels(a) || byUpload(a, b),
    },
  });
  return { total, rows: await presentImages(stores, { provider, facts: rows }) };
}

const pixels = ({ image }: ImageFacts): number => image.width * image.height;

async function withoutRetained(
  records: RecordStore,
  { provider, facts }: { provider: string; facts: readonly ImageFacts[] },
): Promise<ImageFacts[]> {
  const retained = await retainedAmong(records, { provider, ids: facts.map(({ id }) => id) });
  return facts.filter(({ id }) => !retained.has(id));
}

/** The names of uploaders, and the titles and ids of the pages for which images were uploaded. */
async function searchedTexts(
  records: RecordStore,
  { provider, facts }: { provider: string; facts: readonly ImageFacts[] },
): Promise<(facts: ImageFacts) => (string | undefined)[]> {
  const uploads = facts.flatMap(({ latest }) => latest ?? []);
  const uids = uploads.flatMap(({ by }) => by ?? []);
  const names = await displayNames(records, { provider, uids });
  const owners = [...new Set(uploads.map(({ owner }) => owner))];
  const portals = await portalRepository(records).getMany(provider, owners);
  const titles = new Map(portals.map(({ id, value }) => [id, translationsOf(value.title)]));
  return ({ latest }) =>
    latest ? [names.get(latest.by ?? ''), latest.owner, ...(titles.get(latest.owner) ?? [])] : [];
}

async function presentImages(
  stores: MediaStores & { access: ImageReader },
  { provider, facts }: { provider: string; facts: readonly ImageFacts[] },
): Promise<ConsoleImage[]> {
  const { records, now } = stores;
  const ids = facts.map(({ id }) => id);
  const places = await placesOf(records, { provider, ids });
  const uids = facts.flatMap(({ latest, image }) => [latest?.by, image.deleted?.by]);
  const names = await displayNames(records, { provider, uids: uids.filter((uid) => uid !== undefined) });
  const nameOf = (uid: string) => names.get(uid) ?? uid;
  return Promise.all(
    facts.map(async ({ id, image, latest, isShown }) => {
      const { width, height, file, deleted } = image;
      const shownIn = places.get(id) ?? [];
      return {
        id,
        address: await addressOf(stores, { provider, id, places: shownIn }),
        width,
        height,
        bytes: file?.bytes,
        uploaded: latest && {
          at: latest.at,
          by: latest.by === undefined ? undefined : { uid: latest.by, displayName: nameOf(latest.by) },
        },
        places: shownIn.slice(0, MAX_IMAGE_PLACES),
        placesTotal: shownIn.length,
        until: shownIn.length > 0 ? undefined : removableFrom(image, now()),
        deleted:
          deleted && !isShown
            ? { at: deleted.at, by: deleted.by === undefined ? undefined : nameOf(deleted.by) }
            : undefined,
      };
    }),
  );
}

/** A draft's pictures are for its editors only. */
async function addressOf(
  { records, access, imageSignatures }: MediaStores & { access: ImageReader },
  { provider, id, places }: { provider: string; id: string; places: readonly ImagePlace[] },
): Promise<string | undefined> {
  const address = `/small-images/${id}`;
  if ((await access.accessTo({ provider, id })) === 'public') return address;
  const portalIds = places.filter(({ kind }) => kind === 'portal').map((place) => place.id);
  const portals = await portalRepository(records).getMany(provider, portalIds);
  const isDraft = ({ kind, id: portalId }: ImagePlace): boolean =>
    kind === 'portal' && portals.find((portal) => portal.id === portalId)?.value.status === 'DRAFT';
  return places.length > 0 && places.every(isDraft) ? undefined : imageSignatures.signed(provider, address);
}

interface ImageBulk {
  provider: string;
  /** The uid of an admin. */
  by: string;
  ids: readonly string[];
}

/**
 * Marks images as deleted, which nothing shows or retains: visitors no longer get them, and the clean-up removes them a
 * day later.
 */
export async function deleteImages(
  { records, now }: Pick<MediaStores, 'records' | 'now'>,
  { provider, by, ids }: ImageBulk,
): Promise<ImageResult[]> {
  const images = imageRepository(records);
  const used = await usedAmong(records, { provider, ids });
  return eachOf(ids, (id) =>
    retryOnConflict(async () => {
      const stored = await images.get(provider, id);
      if (!stored) return 'not-found';
      if (used.has(id)) return 'shown';
      if (stored.value.deleted) return 'unchanged';
      const value = { ...stored.value, deleted: { at: now().toISOString(), by } };
      await images.put({ provider, id, value, expectedRevision: stored.revision });
      return 'changed';
    }),
  );
}

/** Takes the mark off; the day until the clean-up begins again. */
export const restoreImages = (
  { records }: Pick<MediaStores, 'records'>,
  { provider, ids }: Omit<ImageBulk, 'by'>,
): Promise<ImageResult[]> => {
  const images = imageRepository(records);
  return eachOf(ids, (id) =>
    retryOnConflict(async () => {
      const stored = await images.get(provider, id);
      if (!stored) return 'not-found';
      const { deleted, unshownSince: _unshownSince, ...value } = stored.value;
      if (!deleted) return 'unchanged';
      await images.put({ provider, id, value, expectedRevision: stored.revision });
      return 'changed';
    }),
  );
};

async function eachOf(
  ids: readonly string[],
  change: (id: string) => Promise<ImageResult['outcome']>,
): Promise<ImageResult[]> {
  const results: ImageResult[] = [];
  for (const id of new Set(ids)) results.push({ id, outcome: await change(id) });
  return results;
}
