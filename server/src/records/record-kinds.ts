import type { PageContent } from '@portico/shared/domain';
import { auditRepository } from '../audit/audit-entry.ts';
import { mailRepository } from '../mail/mail.repository.ts';
import { weeklyMailRepository } from '../mail/weekly-mail.repository.ts';
import { idempotentReplyRepository } from '../plugins/idempotent-writes.ts';
import { providerRepository } from '../providers/providers.ts';
import { sessionRepository } from '../resources/auth/sessions.ts';
import { socialIdentityRepository } from '../resources/auth/social/social-users.ts';
import { catalogRefRepository, catalogRepository } from '../resources/catalogs/catalog.repository.ts';
import { importMappingRepository } from '../resources/console/import-mapping.repository.ts';
import { importChangeRepository, importRunRepository } from '../resources/console/import-run.repository.ts';
import { portalViewRepository } from '../resources/console/portal-views.ts';
import { pageMonths, pagesDays, searchesDays, siteDays } from '../resources/figures/figures.repository.ts';
import { imageRepository } from '../resources/images/image.repository.ts';
import { keyRepository } from '../resources/keys/key.repository.ts';
import { listingRepository } from '../resources/listings/listing.repository.ts';
import {
  type DeletedPortalRecord,
  deletedPortalRepository,
} from '../resources/portals/deleted-portal.repository.ts';
import { portalRepository } from '../resources/portals/portal.repository.ts';
import { cleanContent, withCleanPopUp } from '../resources/portals/portal-changes.ts';
import {
  type PortalDraftRecord,
  portalDraftRepository,
} from '../resources/portals/portal-draft.repository.ts';
import { type PortalEndRecord, portalEndRepository } from '../resources/portals/portal-end.repository.ts';
import { transitionRepository } from '../resources/portals/portal-transitions.ts';
import { portalTranslationRepository } from '../resources/portals/portal-translation.repository.ts';
import {
  type PortalVersionRecord,
  portalVersionRepository,
  portalVersionsRepository,
} from '../resources/portals/portal-version.repository.ts';
import { productRepository } from '../resources/products/product.repository.ts';
import { accountUsageRepository, portalUsageRepository } from '../resources/quotas/usage.repository.ts';
import { portalReportsRepository } from '../resources/reports/report.repository.ts';
import { tagRepository } from '../resources/tags/tag.repository.ts';
import { townRepository } from '../resources/towns/town.repository.ts';
import { webConfigRepository } from '../resources/web-config/web-config.repository.ts';
import { webPageDraftRepository, webPageRepository } from '../resources/web-pages/web-page.repository.ts';
import {
  deliveryRepository,
  webhookLeaseRepository,
  webhookRepository,
} from '../resources/webhooks/webhook.repository.ts';
import { pictureOrderRepository } from '../seed/picture-order.repository.ts';
import { type Collection, collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** One kind of record, for tasks over all records. */
export interface RecordKind {
  /** The personal data in its records. */
  readonly people: PeopleData;
  /** Derives the index entries of a record. */
  readonly collection: Collection<unknown>;
  /** Whether its records belong to a provider or to the system partition. */
  readonly partition: 'provider' | 'system';
  /** How the kind is archived; absent for kinds that are not exported, such as sessions. */
  readonly archived?: ArchivedKind | undefined;
  /** Other fields encrypted with this server's keys; they stay encrypted in an archive and need the same secret. */
  readonly sealed?: readonly SealedField[] | undefined;
}

/** An encrypted field, and the keys for it. */
export interface SealedField {
  readonly key: 'passcode' | 'secondFactor' | 'webhook';
  readonly fieldPath: readonly string[];
}

/** Every encrypted field of a kind. */
export const sealedFields = ({ archived, sealed = [] }: RecordKind): readonly SealedField[] =>
  archived?.sealedAt ? [{ key: 'passcode', fieldPath: archived.sealedAt }, ...sealed] : sealed;

export interface ArchivedKind {
  /** Path of a passcode that is encrypted with this server's key. */
  readonly sealedAt?: readonly string[] | undefined;
  /** Path of a copy of the provider's id. */
  readonly providerAt?: readonly string[] | undefined;
  /** Paths of what signs a person in; omitted from an archive that admins download. */
  readonly signInAt?: readonly (readonly string[])[] | undefined;
  /** Cleans the value as a save would: an archive may contain malicious HTML. [T-11] */
  readonly clean?: ((value: never) => unknown) | undefined;
}

/** Which personal data the records of a kind contain. */
export type PeopleData =
  /** A record belongs to one person by its id or its `uid`; exported and removed with them. */
  | 'theirs'
  /** A record names people by uid; exported, and pseudonymized at erasure. */
  | 'named'
  /** A keyed hash of a name or network, which expires within a day. */
  | 'hashed'
  | 'none';

/** Every kind of record. A kind that is missing here is neither reindexed, archived nor deleted with its provider. */
export function recordKinds(records: RecordStore): readonly RecordKind[] {
  const content = (
    kind: Collection<unknown>,
    people: PeopleData,
    archived: ArchivedKind = {},
  ): RecordKind => ({ collection: kind, people, partition: 'provider', archived });
  const kindOf = (
    kind: Collection<unknown>,
    people: PeopleData,
    partition: RecordKind['partition'],
  ): RecordKind => ({ collection: kind, people, partition });
  const plain = (kind: string) => collection<unknown>(records, kind);
  return [
    kindOf(providerRepository(records), 'none', 'system'),
    kindOf(plain('provider-hosts'), 'none', 'system'),
    kindOf(plain('index-version'), 'none', 'system'),
    kindOf(pictureOrderRepository(records), 'none', 'system'),
    kindOf(plain('tries'), 'hashed', 'system'),
    content(webConfigRepository(records), 'named', { clean: withCleanPopUp }),
    content(webPageRepository(records), 'named'),
    content(webPageDraftRepository(records), 'named'),
    {
      ...content(plain('user'), 'theirs', {
        signInAt: [['passwordHash'], ['secondFactor'], ['pendingSecondFactor']],
      }),
      sealed: [
        { key: 'secondFactor', fieldPath: ['secondFactor', 'sealedSecret'] },
        { key: 'secondFactor', fieldPath: ['pendingSecondFactor', 'sealedSecret'] },
      ],
    },
    content(plain('username'), 'theirs'),
    content(plain('user-email'), 'theirs'),
    kindOf(mailRepository(records), 'theirs', 'provider'),
    kindOf(keyRepository(records), 'theirs', 'provider'),
    kindOf(idempotentReplyRepository(records), 'theirs', 'provider'),
    content(weeklyMailRepository(records), 'theirs'),
    content(socialIdentityRepository(records), 'theirs'),
    content(townRepository(records), 'named', { sealedAt: ['sealedPasscode'], clean: withCleanPopUp }),
    content(listingRepository(records), 'named', { sealedAt: ['sealedPasscode'], clean: withCleanPopUp }),
    content(tagRepository(records), 'named'),
    content(portalViewRepository(records), 'none'),
    content(portalRepository(records), 'named', {
      sealedAt: ['sealedPasscode'],
      providerAt: ['provider'],
      clean: cleanContent,
    }),
    content(deletedPortalRepository(records), 'named', {
      sealedAt: ['portal', 'sealedPasscode'],
      providerAt: ['portal', 'provider'],
      clean: (deleted: DeletedPortalRecord) => ({ ...deleted, portal: cleanContent(deleted.portal) }),
    }),
    content(transitionRepository(records), 'named'),
    content(portalVersionsRepository(records), 'named'),
    content(portalVersionRepository(records), 'none', {
      clean: (version: PortalVersionRecord) => ({ ...version, content: cleanContent(version.content) }),
    }),
    content(portalDraftRepository(records), 'named', {
      clean: (draft: PortalDraftRecord) => ({
        ...draft,
        content: cleanContent(draft.content as PageContent),
      }),
    }),
    content(portalEndRepository(records), 'named', {
      clean: (end: PortalEndRecord) => ({ ...end, content: cleanContent(end.content as PageContent) }),
    }),
    content(portalTranslationRepository(records), 'none'),
    content(catalogRepository(records), 'named'),
    content(catalogRefRepository(records), 'none'),
    content(productRepository(records), 'named'),
    content(imageRepository(records), 'named'),
    // Events of no provider are in the system partition, under the same kind.
    kindOf(auditRepository(records), 'named', 'provider'),
    kindOf(sessionRepository(records), 'theirs', 'provider'),
    {
      ...kindOf(webhookRepository(records), 'named', 'provider'),
      sealed: [{ key: 'webhook', fieldPath: ['sealedSecret'] }],
    },
    content(importMappingRepository(records), 'none'),
    kindOf(importRunRepository(records), 'named', 'provider'),
    kindOf(importChangeRepository(records), 'none', 'provider'),
    kindOf(webhookLeaseRepository(records), 'none', 'provider'),
    kindOf(deliveryRepository(records), 'none', 'provider'),
    kindOf(portalReportsRepository(records), 'none', 'provider'),
    kindOf(portalUsageRepository(records), 'named', 'provider'),
    kindOf(accountUsageRepository(records), 'theirs', 'provider'),
    kindOf(plain('one-time-code'), 'theirs', 'provider'),
    // Contains hashes of tokens for five minutes, and no uid.
    kindOf(plain('passkey-challenge'), 'none', 'provider'),
    kindOf(plain('used-nonce'), 'none', 'provider'),
    kindOf(plain('counter'), 'none', 'provider'),
    ...[siteDays, pagesDays, searchesDays, pageMonths].map((figures) =>
      kindOf(figures(records), 'none', 'provider'),
    ),
  ];
}
