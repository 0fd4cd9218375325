import type { ContentVersions } from './content-versions.ts';

/** Bytes of one collection of answers; the least recently asked for go first. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** Bytes: room for 999 rows of a search. A larger answer, or a longer name, is asked for by few. */
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_NAME_LENGTH = 4_000;

/** Keeps written answers until something of their provider changes. */
export interface KeptAnswers {
  /**
   * The answer of that name, made when there is none that is still true. It must follow from the provider's records
   * and the name alone: not from the time, and not from who asks. Whoever asks while it is being made waits for it.
   */
  of(asked: { provider: string; name: string }, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

export function createKeptAnswers(versions: ContentVersions): KeptAnswers {
  const kept = new Map<string, { version: string; bytes: Uint8Array }>();
  const underway = new Map<string, { version: string; answer: Promise<Uint8Array> }>();
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

  /** What is being made for the same content is not made a second time. */
  function made(key: string, version: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const other = underway.get(key);
    if (other?.version === version) return other.answer;
    const answer = make().finally(() => {
      if (underway.get(key)?.answer === answer) underway.delete(key);
    });
    underway.set(key, { version, answer });
    return answer;
  }

  return {
    async of({ provider, name }, make) {
      const key = `${provider}/${name}`;
      // Before it is made: what changes meanwhile makes it old.
      const version = versions.of(provider);
      const found = kept.get(key);
      const bytes = found?.version === version ? found.bytes : await made(key, version, make);
      keep(key, version, bytes);
      return bytes;
    },
  };
}
