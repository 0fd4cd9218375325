import { providerRepository } from '../providers/providers.ts';
import { socialIdentityRepository } from '../resources/auth/social/social-users.ts';
import { catalogRefRepository, catalogRepository } from '../resources/catalogs/catalog.repository.ts';
import { imageRepository } from '../resources/images/image.repository.ts';
import { listingRepository } from '../resources/listings/listing.repository.ts';
import { deletedPortalRepository } from '../resources/portals/deleted-portal.repository.ts';
import { portalRepository } from '../resources/portals/portal.repository.ts';
import { transitionRepository } from '../resources/portals/portal-transitions.ts';
import {
  portalVersionRepository,
  portalVersionsRepository,
} from '../resources/portals/portal-version.repository.ts';
import { productRepository } from '../resources/products/product.repository.ts';
import { townRepository } from '../resources/towns/town.repository.ts';
import { webConfigRepository } from '../resources/web-config/web-config.repository.ts';
import { webPageRepository } from '../resources/web-pages/web-page.repository.ts';
import { type Collection, collection } from './collection.ts';
import type { RecordStore } from './record-store.ts';

/** One kind of record, as work on all records sees it. */
export interface RecordKind {
  /** Knows under which index entries a record of the kind is found. */
  readonly collection: Collection<unknown>;
  /** Under a provider, or in the partition that belongs to none. */
  readonly partition: 'provider' | 'system';
  /** How the kind travels in a provider's archive; absent for what must stay where it is, such as sessions. */
  readonly archived?: ArchivedKind | undefined;
}

export interface ArchivedKind {
  /** Where a value holds a passcode sealed with this server's key. */
  readonly sealedAt?: readonly string[] | undefined;
  /** Where a value repeats its provider's id. */
  readonly providerAt?: readonly string[] | undefined;
}

/** Every kind that is ever written. A kind that is missing here is neither reindexed, archived nor deleted with its provider. */
export function recordKinds(records: RecordStore): readonly RecordKind[] {
  const content = (kind: Collection<unknown>, archived: ArchivedKind = {}): RecordKind => ({
    collection: kind,
    partition: 'provider',
    archived,
  });
  const kept = (kind: Collection<unknown>, partition: RecordKind['partition']): RecordKind => ({
    collection: kind,
    partition,
  });
  const plain = (kind: string) => collection<unknown>(records, kind);
  return [
    kept(providerRepository(records), 'system'),
    kept(plain('provider-hosts'), 'system'),
    kept(plain('index-version'), 'system'),
    kept(plain('picture-order'), 'system'),
    kept(plain('tries'), 'system'),
    content(webConfigRepository(records)),
    content(webPageRepository(records)),
    content(plain('user')),
    content(plain('username')),
    content(socialIdentityRepository(records)),
    content(townRepository(records), { sealedAt: ['sealedPasscode'] }),
    content(listingRepository(records), { sealedAt: ['sealedPasscode'] }),
    content(portalRepository(records), { sealedAt: ['sealedPasscode'], providerAt: ['provider'] }),
    content(deletedPortalRepository(records), {
      sealedAt: ['portal', 'sealedPasscode'],
      providerAt: ['portal', 'provider'],
    }),
    content(transitionRepository(records)),
    content(portalVersionsRepository(records)),
    content(portalVersionRepository(records)),
    content(catalogRepository(records)),
    content(catalogRefRepository(records)),
    content(productRepository(records)),
    content(imageRepository(records)),
    kept(plain('session'), 'provider'),
    kept(plain('one-time-code'), 'provider'),
    kept(plain('used-nonce'), 'provider'),
    kept(plain('counter'), 'provider'),
  ];
}
