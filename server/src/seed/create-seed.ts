import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { RevisionConflict } from '../kernel/revision-conflict.ts';
import { type Provider, providerRepository } from '../providers/providers.ts';
import { hashPassword } from '../resources/auth/passwords.ts';
import { userRepository } from '../resources/auth/user.repository.ts';
import { catalogRefRepository, catalogRepository } from '../resources/catalogs/catalog.repository.ts';
import { listingRepository } from '../resources/listings/listing.repository.ts';
import { portalRepository } from '../resources/portals/portal.repository.ts';
import { productRepository } from '../resources/products/product.repository.ts';
import { tagRepository } from '../resources/tags/tag.repository.ts';
import { townRepository } from '../resources/towns/town.repository.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../resources/web-config/web-config.repository.ts';
import { webPageRepository } from '../resources/web-pages/web-page.repository.ts';
import type { RecordStore, RecordWrite } from '../storage/record-store.ts';
import { type PictureOrder, pictureOrderRepository } from './picture-order.repository.ts';
import type { Seed, SeedTarget } from './seed.ts';
import type { ProviderContent } from './seed-content.ts';
import { type SeedContext, uidOf } from './seed-context.ts';
import { collectSeedImages, PICTURE_SIZES } from './seed-images.ts';
import { seedGalleryItem, seedPopUp, seedPortal } from './seed-portal.ts';

export interface SeedSource {
  /** Read only when a store is filled. */
  contents(): Promise<readonly ProviderContent[]>;
  /** A JPEG of the ordered size; `id` is equal for equal orders. */
  renderPicture(id: string, order: PictureOrder): Promise<Buffer>;
  /** Replaces the hash that people's passwords get. */
  hashPassword?: (password: string) => Promise<string>;
}

type Target = SeedTarget & Required<Pick<SeedSource, 'hashPassword'>>;

export function createSeed({ contents, renderPicture, hashPassword: hash = hashPassword }: SeedSource): Seed {
  return {
    async fill(target) {
      const { records, audit, log } = target;
      const isNew =
        (await records.list({ provider: SYSTEM_PARTITION, kind: 'provider', limit: 1 })).length === 0;
      if (!isNew) return;
      const seeded = await contents();
      const writes = await Promise.all(
        seeded.map((content) => writesOf(content, { ...target, hashPassword: hash })),
      );
      // One batch: an interrupted seeding starts from nothing.
      try {
        await records.batch(writes.flat());
      } catch (error) {
        // Another server was faster.
        if (error instanceof RevisionConflict) return;
        throw error;
      }
      audit.record({
        event: 'seed',
        actor: { kind: 'server', name: 'seed' },
        details: {
          providers: seeded.map(({ provider }) => provider),
          accounts: seeded.flatMap(({ accounts }) => accounts.map(({ username }) => username)),
          portals: seeded.reduce((count, { portals }) => count + portals.length, 0),
        },
      });
      await audit.flush();
      for (const { provider, towns, listings, portals } of seeded) {
        const counts = { towns: towns.length, listings: listings.length, portals: portals.length };
        log?.info({ provider, ...counts }, 'seeded');
      }
    },

    async original(records, id) {
      const order = await pictureOrderRepository(records).get(SYSTEM_PARTITION, id);
      return order && renderPicture(id, order.value);
    },

    async renderAhead({ records, images }) {
      const orders = await pictureOrderRepository(records).list(SYSTEM_PARTITION);
      await Promise.all(orders.map(({ id }) => images.prepare(id).catch(() => undefined)));
    },
  };
}

async function writesOf(content: ProviderContent, target: Target): Promise<RecordWrite[]> {
  const { records, passcodes, now } = target;
  const images = collectSeedImages(records);
  const context: SeedContext = {
    provider: content.provider,
    images,
    passcodes,
    now,
  };
  return [
    providerWrite(content, records),
    webConfigWrite(content, records, context),
    ...(await userWrites(content, target)),
    ...townWrites(content, records, context),
    ...listingWrites(content, records, context),
    ...tagWrites(content, records, context),
    ...content.portals.map((seed) =>
      portalRepository(records).write({
        provider: content.provider,
        id: seed.id,
        value: seedPortal(seed, context),
      }),
    ),
    ...catalogWrites(content, records, context),
    ...webPageWrites(content, records, context),
    ...images.writes(content.provider),
  ];
}

function providerWrite({ provider, hosts, isPrivate }: ProviderContent, records: RecordStore): RecordWrite {
  const value: Provider = { id: provider, hosts, isPrivate, settings: {} };
  return providerRepository(records).write({
    provider: SYSTEM_PARTITION,
    id: provider,
    value,
    expectedRevision: 0,
  });
}

function webConfigWrite(content: ProviderContent, records: RecordStore, context: SeedContext): RecordWrite {
  const { logo, home, popUp, ...config } = content.webConfig;
  const value = {
    ...config,
    popUp: popUp && seedPopUp(popUp, context),
    logoImageId: context.images.order(logo, PICTURE_SIZES.logo),
    homeImageId: context.images.order(home, PICTURE_SIZES.hero),
    modifiedDate: context.now.toISOString(),
  };
  return webConfigRepository(records).write({ provider: content.provider, id: WEB_CONFIG_ID, value });
}

async function userWrites({ provider, accounts }: ProviderContent, target: Target) {
  const { records, now } = target;
  const users = userRepository(records);
  const writes = accounts.map(async ({ password, ...account }) =>
    users.creation(provider, {
      ...account,
      uid: uidOf(account.username),
      passwordHash: await target.hashPassword(password),
      createdDate: now.toISOString(),
    }),
  );
  return (await Promise.all(writes)).flat();
}

function townWrites(content: ProviderContent, records: RecordStore, context: SeedContext): RecordWrite[] {
  return content.towns.map((seed) => {
    const value = {
      _id: seed.id,
      title: seed.title,
      score: seed.score,
      modifiedDate: context.now.toISOString(),
      mainImageId: context.images.order(seed.picture, PICTURE_SIZES.town),
      profileImageId: context.images.order(seed.profile, PICTURE_SIZES.profile),
      popUp: seed.popUp && seedPopUp(seed.popUp, context),
      isPrivate: seed.isPrivate,
      sealedPasscode: seed.passcode === undefined ? undefined : context.passcodes.seal(seed.passcode),
    };
    return townRepository(records).write({ provider: content.provider, id: seed.id, value });
  });
}

function listingWrites(content: ProviderContent, records: RecordStore, context: SeedContext): RecordWrite[] {
  return content.listings.map((seed) => {
    const released = content.portals.filter(
      ({ status, listings }) => status === 'RELEASE' && listings.includes(seed.id),
    );
    const value = {
      _id: seed.id,
      title: seed.title,
      score: seed.score,
      appearSeq: seed.appearSeq,
      town: seed.town,
      portals: released.map(({ id }) => id),
      modifiedDate: context.now.toISOString(),
      mainImageId: context.images.order(seed.picture, PICTURE_SIZES.town),
      isPrivate: seed.isPrivate,
      sealedPasscode: seed.passcode === undefined ? undefined : context.passcodes.seal(seed.passcode),
    };
    return listingRepository(records).write({ provider: content.provider, id: seed.id, value });
  });
}

function tagWrites(
  { provider, tags = [] }: ProviderContent,
  records: RecordStore,
  { now }: SeedContext,
): RecordWrite[] {
  return tags.map(({ id, ...tag }) => {
    const value = { _id: id, ...tag, modifiedDate: now.toISOString() };
    return tagRepository(records).write({ provider, id, value });
  });
}

function catalogWrites(content: ProviderContent, records: RecordStore, context: SeedContext): RecordWrite[] {
  const { provider } = content;
  const modifiedDate = context.now.toISOString();
  return content.catalogs.flatMap((seed) => {
    const { id, portal: portalId, products, ...fields } = seed;
    const catalog = {
      ...fields,
      _id: id,
      portalId,
      products: products.map((product) => product.id),
      modifiedDate,
    };
    return [
      catalogRepository(records).write({ provider, id, value: catalog }),
      catalogRefRepository(records).write({ provider, id: seed.ref, value: { catalogId: id } }),
      ...products.map(({ id: productId, picture, ...product }) => {
        const value = {
          ...product,
          _id: productId,
          catalogId: id,
          mainImageId: context.images.order(picture, PICTURE_SIZES.product),
          modifiedDate,
        };
        return productRepository(records).write({ provider, id: productId, value });
      }),
    ];
  });
}

function webPageWrites(content: ProviderContent, records: RecordStore, context: SeedContext): RecordWrite[] {
  return content.webPages.map(({ id, bannerImages, galleryImages, iconLinks, editors, ...page }) => {
    const value = {
      ...page,
      _id: id,
      bannerImages: bannerImages.map((item) => seedGalleryItem(item, context)),
      galleryImages: galleryImages.map((item) => seedGalleryItem(item, context)),
      iconLinks: iconLinks.map(({ picture, ...icon }) => {
        const mainImageId = context.images.order(picture, PICTURE_SIZES.thumbnail);
        return { ...icon, ...(mainImageId ? { picture: { mainImageId } } : {}) };
      }),
      editors: editors.map(uidOf),
      modifiedDate: context.now.toISOString(),
    };
    return webPageRepository(records).write({ provider: content.provider, id, value });
  });
}
