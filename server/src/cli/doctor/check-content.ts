import path from 'node:path';
import { IMAGE_LONGER_SIDE } from '@portico/shared/contracts';
import { imagesOf } from '../../content/image-references.ts';
import { type FileFacts, factsOf } from '../../images/image-store.ts';
import { passUploadGate } from '../../images/upload-gate.ts';
import { pagesOf } from '../../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { listProviders } from '../../records/provider.service.ts';
import { recordKinds } from '../../records/record-kinds.ts';
import { catalogRepository } from '../../resources/catalogs/catalog.repository.ts';
import { imageRepository } from '../../resources/images/image.repository.ts';
import { createImageUsages } from '../../resources/images/image-usages.ts';
import { listingRepository } from '../../resources/listings/listing.repository.ts';
import { portalRepository } from '../../resources/portals/portal.repository.ts';
import { productRepository } from '../../resources/products/product.repository.ts';
import { pictureOrderRepository } from '../../seed/picture-order.repository.ts';
import type { Stores } from '../../services.ts';
import type { Collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { openDiskFiles } from '../migrate/open-disk-files.ts';
import { openS3Files } from '../migrate/open-s3-files.ts';
import type { Problem } from './problem.ts';

/** Finds references to missing records; pages omit them. */
export async function checkReferences({ records }: Stores): Promise<Problem[]> {
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
          missing(owner, 'portal', id, 'Release or reject a portal of it, which writes it again.');
      if (value.town && !towns?.has(value.town))
        missing(owner, 'town', value.town, `Move it with \`listings update ${value._id} --town ID\`.`);
    }
    for await (const { value } of each(records, provider, catalogRepository)) {
      if (!portals?.has(value.portalId) && !deleted.has(value.portalId))
        missing(
          `the catalogue ${value._id}`,
          'portal',
          value.portalId,
          'No visitor can see it; it does no harm.',
        );
    }
    for await (const { value } of each(records, provider, productRepository)) {
      if (!catalogs?.has(value.catalogId))
        missing(
          `the product ${value._id}`,
          'catalogue',
          value.catalogId,
          'No visitor can see it; it does no harm.',
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

export interface ImageCheckOptions {
  /** Compares every original's hash instead of its size. */
  isDeep?: boolean | undefined;
  /** Records size and hash where a record of an older version has none. */
  repairs?: boolean | undefined;
}

/**
 * Finds images whose original is missing, empty or damaged, and files without an image record. Checks the configured
 * image store.
 */
export async function checkImages(
  { config, records }: Stores,
  { isDeep = false, repairs = false }: ImageCheckOptions = {},
): Promise<Problem[]> {
  const originals = config.s3
    ? openS3Files(config.s3, 'images/originals/')
    : openDiskFiles(path.join(config.dataFolder, 'images', 'originals'));
  const sizes = new Map<string, { name: string; bytes: number }>();
  for await (const { name, bytes } of originals.list()) sizes.set(path.posix.basename(name), { name, bytes });
  // Demo pictures are rendered on first request.
  const ordered = config.isProduction
    ? new Set<string>()
    : new Set(
        await idsOf(records, { provider: SYSTEM_PARTITION, kind: pictureOrderRepository(records).kind }),
      );
  const known = new Set<string>();
  const problems: Problem[] = [];
  const repository = imageRepository(records);
  const usages = createImageUsages(records);

  async function damageOf(id: string, file: FileFacts | undefined): Promise<string | undefined> {
    const found = sizes.get(id);
    if (!found) return ordered.has(id) ? undefined : 'has no file';
    if (found.bytes === 0) return ordered.has(id) ? undefined : 'has an empty file';
    if (file && file.bytes !== found.bytes)
      return `has a damaged file: ${found.bytes} bytes instead of ${file.bytes}`;
    if (!isDeep || !file) return undefined;
    const bytes = await originals.read(found.name);
    return bytes && factsOf(bytes).sha256 === file.sha256
      ? undefined
      : 'has a damaged file: its hash differs';
  }

  async function repair(provider: string, id: string): Promise<string | undefined> {
    const found = sizes.get(id);
    const bytes = found && (await originals.read(found.name));
    if (!bytes?.length) return undefined;
    try {
      await passUploadGate(bytes, IMAGE_LONGER_SIDE.max);
    } catch {
      return 'has a damaged file: it cannot be decoded';
    }
    await retryOnConflict(async () => {
      const record = await repository.get(provider, id);
      if (!record) return;
      const value = { ...record.value, file: factsOf(bytes) };
      await repository.put({ provider, id, value, expectedRevision: record.revision });
    });
    return undefined;
  }

  for (const { id: provider } of await listProviders(records)) {
    for await (const { id, value } of each(records, provider, imageRepository)) {
      known.add(id);
      const damage =
        (await damageOf(id, value.file)) ?? (repairs && !value.file ? await repair(provider, id) : undefined);
      if (damage === undefined) continue;
      const owners = [...new Set((await usages.of(provider, id)).map(({ owner }) => owner))];
      problems.push({
        what: `${provider}: the image ${id} ${damage}.`,
        remedy: `Upload it again, or restore a backup that has it; it is shown by ${owners.join(', ') || 'nothing'}.`,
      });
    }
  }
  const unknown = [...sizes.keys()].filter((id) => !known.has(id)).length;
  if (unknown > 0) {
    problems.push({
      what: `${unknown} image files belong to no image.`,
      remedy: 'They only take disk space: delete them from images/originals while the server is stopped.',
    });
  }
  return problems;
}

/** Notes how many images of an older version have no size and hash. */
export async function notesOnImages({ config, records }: Stores): Promise<string[]> {
  const ordered = config.isProduction
    ? new Set<string>()
    : new Set(await idsOf(records, { provider: SYSTEM_PARTITION, kind: 'picture-order' }));
  let left = 0;
  for (const { id: provider } of await listProviders(records))
    for await (const { id, value } of each(records, provider, imageRepository))
      if (!value.file && !ordered.has(id)) left++;
  return left === 0
    ? []
    : [
        `${left} images have no size and hash yet: a running server adds them, and so does \`doctor --repair\`.`,
      ];
}

async function idsOf(records: RecordStore, of: { provider: string; kind: string }): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of pagesOf(records, of)) for (const { id } of page) ids.push(id);
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
