import {
  IMAGE_KEEPERS,
  IMAGE_PLACES,
  type ImagePlace,
  type LocalizedText,
  type RecordOfImage,
} from '@portico/shared/contracts';
import { imagesOf } from '../../content/image-references.ts';
import { pagesOf } from '../../kernel/pages.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { type ImageRecord, imageRepository } from './image.repository.ts';

/** Images in one query of an index. */
const IDS_AT_ONCE = 500;

/** The images of a provider, and those that a record shows, from the indexes alone. */
export async function imagesWithUsage(
  records: RecordStore,
  provider: string,
): Promise<{ images: Map<string, ImageRecord>; shown: Set<string> }> {
  const images = new Map<string, ImageRecord>();
  const { kind } = imageRepository(records);
  for await (const page of pagesOf(records, { provider, kind })) {
    for (const { id, value } of page) images.set(id, value as ImageRecord);
  }
  return {
    images,
    shown: await namedIn(records, { provider, kinds: IMAGE_PLACES, ids: [...images.keys()] }),
  };
}

/** Those of the images that a version, a draft, a deleted portal or a crop retains. */
export const retainedAmong = (
  records: RecordStore,
  { provider, ids }: { provider: string; ids: readonly string[] },
): Promise<Set<string>> => namedIn(records, { provider, kinds: IMAGE_KEEPERS, ids });

/** Those of the images that a record shows or retains. */
export const usedAmong = (
  records: RecordStore,
  { provider, ids }: { provider: string; ids: readonly string[] },
): Promise<Set<string>> => namedIn(records, { provider, kinds: [...IMAGE_PLACES, ...IMAGE_KEEPERS], ids });

async function namedIn(
  records: RecordStore,
  { provider, kinds, ids }: { provider: string; kinds: readonly string[]; ids: readonly string[] },
): Promise<Set<string>> {
  const named = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const values = ids.slice(start, start + IDS_AT_ONCE);
    const counts = await Promise.all(
      kinds.map((kind) => records.countByValue({ provider, kind, field: 'image', values })),
    );
    for (const id of counts.flatMap((byValue) => [...byValue.keys()])) named.add(id);
  }
  return named;
}

/** Fields by which a record is named. */
interface Named {
  title?: LocalizedText;
  name?: LocalizedText;
  catalogId?: string;
  portalId?: string;
  portal?: { title: LocalizedText };
}

/** The records that show or retain each of the images, those that show it first. */
export async function placesOf(
  records: RecordStore,
  { provider, ids }: { provider: string; ids: readonly string[] },
): Promise<Map<string, ImagePlace[]>> {
  const places = new Map<string, ImagePlace[]>();
  if (ids.length === 0) return places;
  const wanted = new Set(ids);
  const titles = new Map<string, LocalizedText>();
  for (const kind of [...IMAGE_PLACES, ...IMAGE_KEEPERS]) {
    const found = await records.list<Named>({ provider, kind, where: { field: 'image', value: ids } });
    for (const { id, value } of found) {
      const place = imagePlaceOf(kind, id, value);
      if (kind === 'portal' && place.title) titles.set(id, place.title);
      for (const image of imagesOf(value)) {
        if (!wanted.has(image)) continue;
        const known = places.get(image) ?? [];
        // A portal and its versions are one place.
        const isKnown = known.some(
          (other) =>
            other.id === place.id && (other.kind === kind || (isOfPortal(kind) && other.kind === 'portal')),
        );
        if (!isKnown) known.push(place);
        places.set(image, known);
      }
    }
  }
  await nameVersions(records, { provider, places: [...places.values()].flat(), titles });
  return places;
}

/** Whether the record is a version or a draft of a portal, named like the portal. */
const isOfPortal = (kind: ImagePlace['kind']): boolean =>
  ['portal-version', 'portal-draft', 'portal-end'].includes(kind);

function imagePlaceOf(kind: ImagePlace['kind'], id: string, value: Named): ImagePlace {
  const { title = value.name ?? value.portal?.title, catalogId, portalId } = value;
  if (kind === 'web-config' || kind === 'image') return { kind, id };
  if (isOfPortal(kind)) return { kind, id: portalId ?? id };
  return { kind, id, title, ...(kind === 'product' && catalogId ? { catalogId } : {}) };
}

/** Gives versions the titles of their portals. */
async function nameVersions(
  records: RecordStore,
  {
    provider,
    places,
    titles,
  }: { provider: string; places: ImagePlace[]; titles: Map<string, LocalizedText> },
): Promise<void> {
  const versions = places.filter(({ kind }) => isOfPortal(kind));
  const unknown = [...new Set(versions.map(({ id }) => id))].filter((id) => !titles.has(id));
  for (const { id, value } of await portalRepository(records).getMany(provider, unknown))
    titles.set(id, value.title);
  for (const version of versions) version.title = titles.get(version.id);
}

/** The records that show an image, by their ids. */
export async function recordsShowing(
  records: RecordStore,
  { provider, id }: { provider: string; id: string },
): Promise<RecordOfImage[]> {
  const found = await Promise.all(
    IMAGE_PLACES.map(async (kind) => {
      const showing = await records.list({ provider, kind, where: { field: 'image', value: id } });
      return showing.map((record) => ({ kind, id: record.id }));
    }),
  );
  return found.flat();
}
