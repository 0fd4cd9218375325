import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { listProviders } from '../providers/provider.service.ts';
import { SYSTEM_PARTITION } from '../providers/providers.ts';
import { catalogRepository } from '../resources/catalogs/catalog.repository.ts';
import { imageRepository } from '../resources/images/image.repository.ts';
import { imagesOf } from '../resources/images/shown-images.ts';
import { listingRepository } from '../resources/listings/listing.repository.ts';
import { portalRepository } from '../resources/portals/portal.repository.ts';
import { productRepository } from '../resources/products/product.repository.ts';
import type { Stores } from '../services.ts';
import type { Collection } from '../storage/collection.ts';
import { recordKinds } from '../storage/record-kinds.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { pagesOf } from '../storage/reindex.ts';
import type { Problem } from './examination.ts';

/** Records that name what is not there; pages show them without it. */
export async function examineReferences({ records }: Stores): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { id: provider } of await listProviders(records)) {
    const ids = async (kind: string) => new Set(await idsOf(records, { provider, kind }));
    const [towns, listings, portals, catalogs, images] = await Promise.all(
      ['town', 'listing', 'portal', 'catalog', 'image'].map(ids),
    );
    const deleted = await ids('deleted-portal');
    const missing = (owner: string, what: string, id: string, remedy: string) =>
      problems.push({ what: `${provider}: ${owner} names the ${what} ${id}, which does not exist.`, remedy });

    for await (const { value } of each(records, provider, portalRepository)) {
      const owner = `the portal ${value._id}`;
      const remedy = `Say where it belongs with \`portals release ${value._id}\`.`;
      for (const id of value.townRefs) if (!towns?.has(id)) missing(owner, 'town', id, remedy);
      for (const id of value.listingRefs) if (!listings?.has(id)) missing(owner, 'listing', id, remedy);
    }
    for await (const { value } of each(records, provider, listingRepository)) {
      const owner = `the listing ${value._id}`;
      for (const id of value.portals ?? [])
        if (!portals?.has(id))
          missing(owner, 'portal', id, 'Release or reject a portal of it, which writes it anew.');
      if (value.town && !towns?.has(value.town))
        missing(owner, 'town', value.town, `Move it with \`listings update ${value._id} --town ID\`.`);
    }
    for await (const { value } of each(records, provider, catalogRepository)) {
      if (!portals?.has(value.portalId) && !deleted.has(value.portalId))
        missing(
          `the catalogue ${value._id}`,
          'portal',
          value.portalId,
          'Nobody can see it; it does no harm.',
        );
    }
    for await (const { value } of each(records, provider, productRepository)) {
      if (!catalogs?.has(value.catalogId))
        missing(
          `the product ${value._id}`,
          'catalogue',
          value.catalogId,
          'Nobody can see it; it does no harm.',
        );
    }
    for (const { collection, partition } of recordKinds(records)) {
      if (partition === 'system' || collection.kind === 'image') continue;
      for await (const page of pagesOf(records, { provider, kind: collection.kind })) {
        for (const { id, value } of page) {
          for (const image of imagesOf(value as object))
            if (!images?.has(image))
              missing(`the ${collection.kind} ${id}`, 'image', image, 'Set its picture again.');
        }
      }
    }
  }
  return problems;
}

/** Images without a file cannot be shown; files that no provider has an image for only take room. */
export async function examineImages({ config, records }: Stores): Promise<Problem[]> {
  const files = new Set(await originalsIn(path.join(config.dataFolder, 'images', 'originals')));
  // Demo pictures are drawn when someone first looks.
  const ordered = config.isProduction
    ? new Set<string>()
    : new Set(await idsOf(records, { provider: SYSTEM_PARTITION, kind: 'picture-order' }));
  const known = new Set<string>();
  const problems: Problem[] = [];
  for (const { id: provider } of await listProviders(records)) {
    for await (const { id } of each(records, provider, imageRepository)) {
      known.add(id);
      if (!files.has(id) && !ordered.has(id)) {
        problems.push({
          what: `${provider}: the image ${id} has no file.`,
          remedy: 'Upload it again, or restore a backup that has it.',
        });
      }
    }
  }
  const unknown = [...files].filter((id) => !known.has(id)).length;
  if (unknown > 0) {
    problems.push({
      what: `${unknown} image files belong to no image.`,
      remedy: 'They only take room: delete them from images/originals while the server is stopped.',
    });
  }
  return problems;
}

async function originalsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => entry.name);
}

async function idsOf(records: RecordStore, place: { provider: string; kind: string }): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of pagesOf(records, place)) for (const { id } of page) ids.push(id);
  return ids;
}

async function* each<Value>(
  records: RecordStore,
  provider: string,
  repository: (records: RecordStore) => Collection<Value>,
): AsyncGenerator<{ id: string; value: Value }> {
  for await (const page of pagesOf(records, { provider, kind: repository(records).kind })) {
    for (const { id, value } of page) yield { id, value: value as Value };
  }
}
