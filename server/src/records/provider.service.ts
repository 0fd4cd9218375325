import { embedOriginsSchema, SIGN_UP_SETTINGS, siteLanguagesSchema } from '@portico/shared/contracts';
import { z } from 'zod';
import type { ImageStore } from '../images/image-store.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { pagesOf } from '../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { settingsWith } from '../providers/provider-settings.ts';
import { hostName, type Provider, providerRepository } from '../providers/providers.ts';
import { imageRepository } from '../resources/images/image.repository.ts';
import { remarkPortals } from '../resources/portals/withholding.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../resources/web-config/web-config.repository.ts';
import { collection } from '../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../storage/record-store.ts';
import { recordKinds } from './record-kinds.ts';

const providerIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,40}$/, 'a provider id is 2 to 41 lower-case letters, digits and hyphens');
/** A host name, an IP address, or an IPv6 address in brackets; ports are ignored. */
const hostSchema = z
  .string()
  .regex(
    /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:]+\])$/,
    'a host is a name without scheme, port or path',
  );

export const providerSchema = z.object({
  id: providerIdSchema,
  hosts: z.array(hostSchema).min(1, 'a provider needs a host').max(100),
  isPrivate: z.boolean(),
  settings: z.object({
    listUnofficial: z.boolean().optional(),
    signUp: z.enum(SIGN_UP_SETTINGS).optional(),
    languages: siteLanguagesSchema.optional(),
    isIndexed: z.boolean().optional(),
    mcp: z.boolean().optional(),
    embedOrigins: embedOriginsSchema.optional(),
    withholdUnapproved: z.boolean().optional(),
    adminSecondFactor: z.boolean().optional(),
  }),
});

export async function listProviders(records: RecordStore): Promise<Provider[]> {
  return (await providerRepository(records).list(SYSTEM_PARTITION)).map(({ value }) => value);
}

/**
 * Creates a site on those hosts, with a configuration whose title is its id. Throws when id or hosts are in use.
 * [APP-01]
 */
export async function createProvider(records: RecordStore, given: Provider): Promise<Provider> {
  const provider = validProvider({ ...given, settings: settingsWith(given.settings) });
  if (await providerRepository(records).get(SYSTEM_PARTITION, provider.id)) {
    throw new AppError('conflict', `There is a provider ${provider.id} already.`);
  }
  const webConfig = { title: { en: provider.id }, tags: [] };
  await records.batch([
    ...(await providerWrites(records, provider)),
    webConfigRepository(records).write({ provider: provider.id, id: WEB_CONFIG_ID, value: webConfig }),
  ]);
  return provider;
}

/** Changes the given fields. With `withholdUnapproved` the portals are updated before this resolves. [OPEN-55] */
export async function updateProvider(
  records: RecordStore,
  id: string,
  changes: Partial<Omit<Provider, 'id'>>,
): Promise<Provider> {
  const current = await providerRepository(records).get(SYSTEM_PARTITION, id);
  if (!current) throw notFound(`The provider ${id}`);
  const provider = validProvider({
    ...current.value,
    ...changes,
    settings: settingsWith(current.value.settings, changes.settings),
  });
  await records.batch(await providerWrites(records, provider, current.revision));
  if (changes.settings?.withholdUnapproved !== undefined) await remarkPortals(records, id);
  return provider;
}

/**
 * The writes of a provider's record; throws when one of its hosts belongs to another one. The second write makes
 * concurrent changes of hosts conflict.
 */
export async function providerWrites(
  records: RecordStore,
  provider: Provider,
  expectedRevision = 0,
): Promise<RecordWrite[]> {
  const guard = collection<{ lastChanged: string }>(records, 'provider-hosts');
  const lastChange = await guard.get(SYSTEM_PARTITION, 'all');
  for (const other of await listProviders(records)) {
    const shared = other.id !== provider.id && other.hosts.find((host) => provider.hosts.includes(host));
    if (shared)
      throw new AppError('conflict', `The host ${shared} leads to the provider ${other.id} already.`);
  }
  return [
    providerRepository(records).write({
      provider: SYSTEM_PARTITION,
      id: provider.id,
      value: provider,
      expectedRevision,
    }),
    guard.write({
      provider: SYSTEM_PARTITION,
      id: 'all',
      value: { lastChanged: provider.id },
      expectedRevision: lastChange?.revision ?? 0,
    }),
  ];
}

interface Deletion {
  records: RecordStore;
  images: ImageStore;
  id: string;
  onRecords?: (count: number) => void;
}

/**
 * Removes a site's hosts, then everything that belongs to it except pictures that another provider uses; returns the
 * number of records. Can be repeated after an interruption.
 */
export async function deleteProvider({ records, images, id, onRecords }: Deletion): Promise<number> {
  const wasThere = await providerRepository(records).delete(SYSTEM_PARTITION, id);
  const others = await listProviders(records);
  let count = 0;
  for (const { collection: kind, partition } of recordKinds(records)) {
    if (partition === 'system') continue;
    for await (const page of pagesOf(records, { provider: id, kind: kind.kind })) {
      await records.batch(page.map((record) => ({ delete: { ...keyOf(record) } })));
      if (kind.kind === 'image') await removeUnshared(page.map((record) => record.id));
      count += page.length;
      onRecords?.(count);
    }
  }
  if (!wasThere && count === 0) throw notFound(`The provider ${id}`);
  return count;

  async function removeUnshared(ids: readonly string[]): Promise<void> {
    for (const imageId of ids) {
      const shown = await Promise.all(others.map((other) => imageRepository(records).get(other.id, imageId)));
      if (shown.every((record) => record === undefined)) await images.remove(imageId);
    }
  }
}

const keyOf = ({ provider, kind, id }: { provider: string; kind: string; id: string }) => ({
  provider,
  kind,
  id,
});

/** Normalizes hosts: lower case, without port, unique. */
export function validProvider(given: Provider): Provider {
  const hosts = [...new Set(given.hosts.map(hostName))];
  const parsed = providerSchema.safeParse({ ...given, hosts });
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new AppError('invalid', `${first?.path.join('.')} is not valid: ${first?.message}.`);
}
