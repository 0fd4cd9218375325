import { MAX_REPLACED_AT_ONCE, type RecordOfImage } from '@portico/shared/contracts';
import type { Config } from '../../config/config.ts';
import { imagesOf, withImage } from '../../content/image-references.ts';
import { AppError, notFound, refusedField } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import type { Collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { mayShow } from '../images/image.policy.ts';
import { imageRepository, SITE } from '../images/image.repository.ts';
import { recordsShowing } from '../images/image-places.ts';
import { createImageUsages } from '../images/image-usages.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { updatePortal } from '../portals/update-portal.ts';
import { productRepository } from '../products/product.repository.ts';
import { townRepository } from '../towns/town.repository.ts';
import { webConfigRepository } from '../web-config/web-config.repository.ts';
import { webPageDraftRepository, webPageRepository } from '../web-pages/web-page.repository.ts';
import { revisionStamp } from '../writes/optimistic-lock.ts';

interface Stores {
  records: RecordStore;
  config: Config;
  now: () => Date;
}

interface Replacement {
  provider: string;
  /** The uid of an admin. */
  by: string;
  /** The image that is replaced. */
  from: string;
  /** The image that is shown instead. */
  to: string;
  /** Only in these records; everywhere by default. */
  only?: readonly RecordOfImage[] | undefined;
}

/**
 * Replaces an image in up to MAX_REPLACED_AT_ONCE records, each in a commit of its own with its version and the search;
 * a repeated call continues. Throws 'not-found', and 'invalid' for an image that the site may not show. [T-07]
 */
export async function replaceImage(
  stores: Stores,
  { only, ...replacement }: Replacement,
): Promise<{ changed: RecordOfImage[]; remaining: number }> {
  const { records } = stores;
  const { provider, from, to } = replacement;
  await requireReplacement(records, replacement);
  const showing = await recordsShowing(records, { provider, id: from });
  const wanted = only
    ? showing.filter(({ kind, id }) => only.some((one) => one.kind === kind && one.id === id))
    : showing;
  const changed: RecordOfImage[] = [];
  for (const place of wanted.slice(0, MAX_REPLACED_AT_ONCE)) {
    if (await replaceIn(stores, place, replacement)) changed.push(place);
  }
  await retryOnConflict(async () => {
    const images = imageRepository(records);
    const image = await images.get(provider, from);
    if (!image || image.value.replacedBy === to) return;
    const value = { ...image.value, replacedBy: to };
    await images.put({ provider, id: from, value, expectedRevision: image.revision });
  });
  return { changed, remaining: Math.max(0, wanted.length - MAX_REPLACED_AT_ONCE) };
}

/** An admin may undo a replacement, also with an image that was uploaded for a portal. */
async function requireReplacement(records: RecordStore, { provider, from, to }: Replacement): Promise<void> {
  const images = imageRepository(records);
  const [image, other] = await Promise.all([images.get(provider, from), images.get(provider, to)]);
  if (!image) throw notFound('This image');
  if (from === to)
    throw refusedField({ path: 'body.data.by', message: 'this is the same image', code: 'unknown' });
  const isAllowed =
    other &&
    !other.value.deleted &&
    (other.value.replacedBy === from ||
      mayShow({
        image: other.value,
        usages: await createImageUsages(records).of(provider, to),
        owner: SITE,
      }));
  if (!isAllowed)
    throw refusedField({ path: 'body.data.by', message: 'not an image of this site', code: 'unknown' });
}

/** False if the record no longer shows the image. */
async function replaceIn(
  stores: Stores,
  { kind, id }: RecordOfImage,
  { provider, by, from, to }: Replacement,
): Promise<boolean> {
  const { records } = stores;
  let isReplaced = false;
  const replaced = <Value extends RevisionStamp>(before: Value): Value => {
    isReplaced = imagesOf(before).includes(from);
    return isReplaced
      ? { ...withImage(before, { from, to }), ...revisionStamp({ by, now: stores.now(), before }) }
      : before;
  };
  if (kind === 'portal') {
    try {
      await updatePortal(stores, {
        provider,
        id,
        by,
        who: 'editor',
        authorise: () => undefined,
        change: replaced,
        isExempt: true,
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return false;
      throw error;
    }
    return isReplaced;
  }
  const repository = repositories[kind](records) as Collection<RevisionStamp>;
  await retryOnConflict(async () => {
    const stored = await repository.get(provider, id);
    isReplaced = false;
    if (!stored) return;
    const value = replaced(stored.value);
    if (isReplaced) await repository.put({ provider, id, value, expectedRevision: stored.revision });
  });
  return isReplaced;
}

const repositories = {
  product: productRepository,
  town: townRepository,
  listing: listingRepository,
  'web-page': webPageRepository,
  'web-page-draft': webPageDraftRepository,
  'web-config': webConfigRepository,
} as const;
