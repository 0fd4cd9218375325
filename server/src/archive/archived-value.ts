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
  if (omitsSignIn) for (const place of signInAt) take(value, place);
  const sealed = sealedAt && take(value, sealedAt);
  if (providerAt) take(value, providerAt);
  return { value, sealed: typeof sealed === 'string' ? sealed : undefined };
}

interface Place {
  provider: string;
  sealed: string | undefined;
}

/** The record as stored under the importing provider. */
export function fromArchived(
  archived: unknown,
  { sealedAt, providerAt }: ArchivedKind,
  { provider, sealed }: Place,
): unknown {
  const value = structuredClone(archived);
  if (providerAt) give(value, providerAt, provider);
  if (sealedAt && sealed !== undefined) give(value, sealedAt, sealed);
  return value;
}

function take(value: unknown, place: readonly string[]): unknown {
  const { holder, field } = holderOf(value, place);
  const taken = holder?.[field];
  if (holder) delete holder[field];
  return taken;
}

function give(value: unknown, place: readonly string[], item: string): void {
  const { holder, field } = holderOf(value, place);
  if (holder) holder[field] = item;
}

/** The object that contains the last field of a path; undefined if it does not exist. */
export function holderOf(
  value: unknown,
  place: readonly string[],
): { holder: Fields | undefined; field: string } {
  let holder = value as Fields | undefined;
  for (const step of place.slice(0, -1)) holder = holder?.[step] as Fields | undefined;
  return { holder, field: place.at(-1) ?? '' };
}
