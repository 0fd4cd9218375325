import type { RecordStore } from '../../storage/record-store.ts';
import { catalogRepository } from '../catalogs/catalog.repository.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import { portalDraftRepository } from '../portals/portal-draft.repository.ts';
import { portalEndRepository } from '../portals/portal-end.repository.ts';
import { portalVersionRepository } from '../portals/portal-version.repository.ts';
import { productRepository } from '../products/product.repository.ts';
import { townRepository } from '../towns/town.repository.ts';
import { webConfigRepository } from '../web-config/web-config.repository.ts';
import { webPageDraftRepository, webPageRepository } from '../web-pages/web-page.repository.ts';
import { type ImageUsage, isHiddenPortal } from './image.policy.ts';
import { type ImageRecord, SITE } from './image.repository.ts';

/** Finds the records that show an image, by their `image` index. */
export interface ImageUsages {
  /** Every usage of the image. */
  of(provider: string, id: string): Promise<ImageUsage[]>;
  /** As `of`; an upload that is not used yet counts as content of its owner, unless it was deleted. */
  withUpload(provider: string, id: string, image: ImageRecord): Promise<ImageUsage[]>;
}

export function createImageUsages(records: RecordStore): ImageUsages {
  const portals = portalRepository(records);
  const catalogs = catalogRepository(records);
  const sources: ((provider: string, id: string) => Promise<ImageUsage[]>)[] = [
    async (provider, id) => {
      const showing = await portals.list(provider, { field: 'image', value: id });
      return showing.map(({ value }) => usageInPortal(value, value.mainImageId === id));
    },
    async (provider, id) => {
      const products = await productRepository(records).list(provider, { field: 'image', value: id });
      const shops = await catalogs.getMany(provider, unique(products.map(({ value }) => value.catalogId)));
      const portalIds = unique(shops.map(({ value }) => value.portalId));
      return Promise.all(
        portalIds.map(async (portalId) => {
          const portal = await portals.get(provider, portalId);
          return portal ? usageInPortal(portal.value, false) : hiddenIn(portalId);
        }),
      );
    },
    async (provider, id) => {
      const where = { field: 'image', value: id };
      const deleted = await records.list({ provider, kind: 'deleted-portal', where });
      return deleted.map((portal) => hiddenIn(portal.id));
    },
    async (provider, id) => {
      const versions = await portalVersionRepository(records).list(provider, { field: 'image', value: id });
      return unique(versions.map(({ value }) => value.portalId)).map(hiddenIn);
    },
    async (provider, id) => {
      const drafts = await portalDraftRepository(records).list(provider, { field: 'image', value: id });
      return unique(drafts.map(({ value }) => value.portalId)).map(hiddenIn);
    },
    async (provider, id) => {
      const ends = await portalEndRepository(records).list(provider, { field: 'image', value: id });
      return unique(ends.map(({ value }) => value.portalId)).map(hiddenIn);
    },
    ...[townRepository(records), listingRepository(records)].map(
      (repository) => async (provider: string, id: string) => {
        const cards = await repository.list(provider, { field: 'image', value: id });
        return cards.map(({ value }) => ({
          ...ON_SITE,
          isPrivate: value.isPrivate === true,
          isThumbnail: value.mainImageId === id,
        }));
      },
    ),
    async (provider, id) => {
      const configs = await webConfigRepository(records).list(provider, { field: 'image', value: id });
      return configs.map(() => ON_SITE);
    },
    async (provider, id) => {
      const pages = await webPageRepository(records).list(provider, { field: 'image', value: id });
      return pages.map(({ value }) => (value.isUnpublished ? hiddenIn(SITE) : ON_SITE));
    },
    async (provider, id) => {
      const drafts = await webPageDraftRepository(records).list(provider, { field: 'image', value: id });
      return drafts.map(() => hiddenIn(SITE));
    },
  ];

  const of = async (provider: string, id: string) =>
    (await Promise.all(sources.map((find) => find(provider, id)))).flat();

  return {
    of,
    async withUpload(provider, id, { uploads = [], deleted }) {
      const usages = await of(provider, id);
      if (usages.length > 0 || deleted) return usages;
      const owners = uploads.map(({ owner }) => owner);
      const owning = await portals.getMany(provider, owners);
      return [
        ...(owners.includes(SITE) ? [ON_SITE] : []),
        ...owning.map(({ value }) => usageInPortal(value, false)),
      ];
    },
  };
}

const ON_SITE: ImageUsage = { owner: SITE, isHidden: false, isPrivate: false, isThumbnail: false };

const usageInPortal = (portal: PortalRecord, isThumbnail: boolean): ImageUsage => ({
  owner: portal._id,
  isHidden: isHiddenPortal(portal),
  isPrivate: portal.isPrivate === true,
  isThumbnail,
});

/**
 * Usage in a deleted portal or an earlier version, which may be restored, or in an unpublished page or the draft of one.
 */
const hiddenIn = (owner: string): ImageUsage => ({
  owner,
  isHidden: true,
  isPrivate: false,
  isThumbnail: false,
});

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
