import type { ContentVersions } from './content-versions.ts';

/** Bytes of one collection of answers; the least recently asked for go first. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** Bytes; a larger answer, or a longer name, is asked for by few. */
const MAX_ANSWER_BYTES = 128 * 1024;
const MAX_NAME_LENGTH = 4_000;

/** Keeps written answers until something of their provider changes. */
export interface KeptAnswers {
  /**
   * The answer of that name, made when there is none that is still true. It must follow from the provider's records
   * and the name alone: not from the time, and not from who asks.
   */
  of(asked: { provider: string; name: string }, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

export function createKeptAnswers(versions: ContentVersions): KeptAnswers {
  const kept = new Map<string, { version: string; bytes: Uint8Array }>();
  let size = 0;

  function forget(key: string): void {
    size -= kept.get(key)?.bytes.byteLength ?? 0;
    kept.delete(key);
  }

  function keep(key: string, version: string, bytes: Uint8Array): void {
    forget(key);
    if (bytes.byteLength > MAX_ANSWER_BYTES || key.length > MAX_NAME_LENGTH) return;
    kept.set(key, { version, bytes });
    size += bytes.byteLength;
    for (const oldest of kept.keys()) {
      if (size <= MAX_KEPT_BYTES) return;
      forget(oldest);
    }
  }

  return {
    async of({ provider, name }, make) {
      const key = `${provider}/${name}`;
      // Before it is made: what changes meanwhile makes it old.
      const version = versions.of(provider);
      const found = kept.get(key);
      const bytes = found?.version === version ? found.bytes : await make();
      keep(key, version, bytes);
      return bytes;
    },
  };
}
