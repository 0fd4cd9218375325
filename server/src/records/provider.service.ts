import { SIGN_UP_SETTINGS } from '@portico/shared/contracts';
import { z } from 'zod';
import type { ImageStore } from '../images/image-store.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { pagesOf } from '../kernel/pages.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { hostName, type Provider, providerRepository } from '../providers/providers.ts';
import { imageRepository } from '../resources/images/image.repository.ts';
import { remarkPortals } from '../resources/portals/withholding.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../resources/web-config/web-config.repository.ts';
import { collection } from '../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../storage/record-store.ts';
import { recordKinds } from './record-kinds.ts';

const providerIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,40}$/, 'a provider id is 2 to 41 small letters, digits and hyphens');
/** A name, an address, or an IPv6 address in brackets; ports play no part in finding a provider. */
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
    withholdUnapproved: z.boolean().optional(),
    adminSecondFactor: z.boolean().optional(),
  }),
});

export async function listProviders(records: RecordStore): Promise<Provider[]> {
  return (await providerRepository(records).list(SYSTEM_PARTITION)).map(({ value }) => value);
}

/** A new site on those hosts, with a web config that holds no more than the id as its title. Refused when taken. [APP-01] */
export async function createProvider(records: RecordStore, given: Provider): Promise<Provider> {
  const provider = validProvider(given);
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

/** Changes what is given. Where `withholdUnapproved` is, the portals follow before this resolves. [OPEN-55] */
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
    settings: { ...current.value.settings, ...changes.settings },
  });
  await records.batch(await providerWrites(records, provider, current.revision));
  if (changes.settings?.withholdUnapproved !== undefined) await remarkPortals(records, id);
  return provider;
}

/**
 * The write of a provider's record, refused when one of its hosts leads to another one. The second write makes two
 * changes of hosts at once exclude each other.
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
 * Takes a site off its hosts, then removes everything that belongs to it; pictures that another provider shows stay. After
 * an interruption it can be done again. Gives the number of records that were removed.
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

/** Hosts as requests name them: in lower case, without port, each once. */
export function validProvider(given: Provider): Provider {
  const hosts = [...new Set(given.hosts.map(hostName))];
  const parsed = providerSchema.safeParse({ ...given, hosts });
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new AppError('invalid', `${first?.path.join('.')} is not valid: ${first?.message}.`);
}
