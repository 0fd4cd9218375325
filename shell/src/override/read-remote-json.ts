import { type RemoteJson, type RemoteListing, remoteJsonSchema } from '@portico/shared/contracts';

/** Why an override failed; docs/errors.md explains the numbers. */
export class OverrideFailure extends Error {
  override readonly name = 'OverrideFailure';
  constructor(
    readonly code: 'PL-271' | 'PL-272' | 'PL-273',
    message: string,
  ) {
    super(message);
  }
}

/** A remote as another origin serves it. */
export interface RemoteElsewhere {
  listing: RemoteListing;
  /** Hashes by path at that origin; empty if it lists none. */
  integrity: Record<string, string>;
  changes: string | undefined;
}

/** Reads `{origin}/remote.json`. Throws `OverrideFailure`. */
export async function readRemoteJson(remote: string, origin: string): Promise<RemoteElsewhere> {
  const described = await fetchJson(`${origin}/remote.json`);
  const parsed = remoteJsonSchema.safeParse(described);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OverrideFailure('PL-272', `remote.json: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const found: RemoteJson = parsed.data;
  if (found.name !== remote)
    throw new OverrideFailure('PL-273', `${origin} has ${found.name}, not ${remote}`);
  const address = (file: string): string => `/web/${file}`;
  return {
    listing: {
      name: found.name,
      version: found.version,
      entry: `${origin}${address(found.entry)}`,
      routes: found.routes,
      slots: Object.keys(found.slots),
    },
    integrity: Object.fromEntries(Object.entries(found.web).map(([file, hash]) => [address(file), hash])),
    changes: found.changes && `${origin}${found.changes}`,
  };
}

async function fetchJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit' });
    if (!response.ok) throw new Error(`it responded with ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new OverrideFailure(
      'PL-271',
      `${address}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
