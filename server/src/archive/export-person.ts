import type { AuditEntry } from '../audit/audit-entry.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { RevisionStamp } from '../kernel/revision-stamp.ts';
import { type Person, type PersonRecord, recordsAbout } from '../records/person.ts';
import type { UserRecord } from '../resources/auth/user.repository.ts';
import { catalogRepository } from '../resources/catalogs/catalog.repository.ts';
import type { ImageRecord } from '../resources/images/image.repository.ts';
import { ownerOf } from '../resources/portals/portal.policy.ts';
import type { PortalRecord } from '../resources/portals/portal.repository.ts';
import type { PortalVersionsRecord } from '../resources/portals/portal-version.repository.ts';
import { productRepository } from '../resources/products/product.repository.ts';
import type { RecordStore, StoredRecord } from '../storage/record-store.ts';
import { ARCHIVE_FORMAT } from './archive-format.ts';
import { type ArchivePart, writeArchive } from './write-archive.ts';

interface PersonStores {
  records: RecordStore;
  images: ImageStore;
  now: () => Date;
}

/** Name of the part with everything but images. */
export const PERSON_PART = 'person.json';

const SECRET_FIELD = /^sealed|hash(es)?$/i;
const PNG_FIRST_BYTE = 0x89;

interface PersonExport {
  stores: PersonStores;
  person: Person;
  file: string;
}

/**
 * Writes everything stored about one person into an archive that only its owner can read: `person.json`, and the
 * originals of the images that they uploaded. Returns the number of records by kind, and of images.
 */
export async function exportPerson({ stores, person, file }: PersonExport): Promise<Record<string, number>> {
  const { records, images, now } = stores;
  const found: Record<string, object[]> = {};
  const uploads: string[] = [];
  const counts: Record<string, number> = {};
  for await (const about of recordsAbout(records, person)) {
    const { kind, id } = about.record;
    if (kind === 'image') uploads.push(id);
    found[kind] = [...(found[kind] ?? []), await exported(records, person, about)];
  }
  for (const [kind, values] of Object.entries(found)) counts[kind] = values.length;

  async function* parts(): AsyncGenerator<ArchivePart> {
    yield { name: PERSON_PART, content: Buffer.from(`${JSON.stringify(found, null, 2)}\n`) };
    for (const id of uploads) {
      const original = await images.original(id);
      if (!original) continue;
      counts.images = (counts.images ?? 0) + 1;
      yield { name: `images/${id}${extensionOf(original)}`, content: original };
    }
  }

  const header = {
    archive: 'person' as const,
    format: ARCHIVE_FORMAT,
    createdAt: now().toISOString(),
    provider: person.provider,
  };
  await writeArchive({ file, header, parts: parts(), counts: () => counts });
  return counts;
}

/** The personal fields of a record. Ids of sessions and codes are secrets and not exported. */
async function exported(
  records: RecordStore,
  { uid }: Person,
  { kind: { people }, record }: PersonRecord,
): Promise<object> {
  const { kind, id, modifiedAt } = record;
  const value = withoutSecrets(record.value) as object;
  switch (kind) {
    case 'user': {
      const { passwordHash, secondFactor } = record.value as UserRecord;
      return {
        ...value,
        hasPassword: passwordHash !== undefined,
        hasSecondFactor: secondFactor !== undefined,
      };
    }
    case 'portal':
      return {
        role: roleIn(record.value as PortalRecord, uid),
        ...value,
        ...(await contentOf(records, record)),
      };
    case 'portal-versions':
      return {
        portalId: id,
        versions: (record.value as PortalVersionsRecord).versions.filter(({ by }) => by === uid),
      };
    case 'image':
      return { id, ...value, uploads: (record.value as ImageRecord).uploads?.filter(({ by }) => by === uid) };
    case 'audit':
      return ownEntry(record.value as AuditEntry, uid);
    case 'portal-transition':
    case 'deleted-portal':
    case 'portal-usage':
      return { id, ...value };
    default:
      return people === 'theirs' ? { ...value, modifiedAt } : lastEdit(record);
  }
}

function roleIn(portal: PortalRecord, uid: string): string {
  if (ownerOf(portal) === uid) return 'owner';
  if (portal.editors.includes(uid)) return 'editor';
  return portal.invitations?.some((one) => one.uid === uid) ? 'invited' : 'none';
}

async function contentOf(
  records: RecordStore,
  { provider, id }: StoredRecord,
): Promise<{ catalogs: object[] }> {
  const catalogs = await catalogRepository(records).list(provider, { field: 'portal', value: id });
  return {
    catalogs: await Promise.all(
      catalogs.map(async (catalog) => ({
        ...catalog.value,
        products: (
          await productRepository(records).list(provider, { field: 'catalog', value: catalog.id })
        ).map(({ value }) => value),
      })),
    ),
  };
}

/** Network and request id of other people are omitted. */
function ownEntry({ actor, network, requestId, ...entry }: AuditEntry, uid: string): object {
  return actor.uid === uid
    ? { ...entry, actor, network, requestId }
    : { ...entry, actor: { kind: actor.kind } };
}

/** An edit of a record of the site or a page, without its content. */
function lastEdit({ id, value }: StoredRecord): object {
  const { modifiedDate } = value as RevisionStamp;
  return { id, modifiedDate };
}

/** A JSON value without hashes and encrypted texts. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SECRET_FIELD.test(name))
      .map(([name, field]) => [name, withoutSecrets(field)]),
  );
}

/** Originals are JPEG, or PNG with transparency. */
const extensionOf = (original: Buffer): string => (original[0] === PNG_FIRST_BYTE ? '.png' : '.jpg');
