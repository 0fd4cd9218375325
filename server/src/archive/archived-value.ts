import type { ArchivedKind } from '../records/record-kinds.ts';

type Fields = Record<string, unknown>;

/** A record in an archive: without its provider's id, and without values encrypted with this server's key. */
export interface ArchivedValue {
  value: unknown;
  sealed: string | undefined;
}

export function toArchived(
  stored: unknown,
  { sealedAt, providerAt, signInAt = [] }: ArchivedKind,
  { omitsSignIn = false } = {},
): ArchivedValue {
  const value = structuredClone(stored);
  if (omitsSignIn) for (const fieldPath of signInAt) takeField(value, fieldPath);
  const sealed = sealedAt && takeField(value, sealedAt);
  if (providerAt) takeField(value, providerAt);
  return { value, sealed: typeof sealed === 'string' ? sealed : undefined };
}

/** The record as stored under the importing provider. */
export function fromArchived(
  archived: unknown,
  { sealedAt, providerAt }: ArchivedKind,
  { provider, sealed }: { provider: string; sealed: string | undefined },
): unknown {
  const value = structuredClone(archived);
  if (providerAt) setField(value, providerAt, provider);
  if (sealedAt && sealed !== undefined) setField(value, sealedAt, sealed);
  return value;
}

function takeField(value: unknown, fieldPath: readonly string[]): unknown {
  const { holder, field } = holderOf(value, fieldPath);
  const taken = holder?.[field];
  if (holder) delete holder[field];
  return taken;
}

function setField(value: unknown, fieldPath: readonly string[], item: string): void {
  const { holder, field } = holderOf(value, fieldPath);
  if (holder) holder[field] = item;
}

/** The object that contains the last field of a path; undefined if it does not exist. */
export function holderOf(
  value: unknown,
  fieldPath: readonly string[],
): { holder: Fields | undefined; field: string } {
  let holder = value as Fields | undefined;
  for (const step of fieldPath.slice(0, -1)) holder = holder?.[step] as Fields | undefined;
  return { holder, field: fieldPath.at(-1) ?? '' };
}
