import type { ContentVersions } from './content-versions.ts';

/** Bytes of one collection of answers; the least recently asked for go first. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** Bytes: room for 999 rows of a search. A larger answer, or a longer name, is asked for by few. */
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_NAME_LENGTH = 4_000;

/** A response that time alone makes outdated. */
export interface Perishable {
  bytes: Uint8Array;
  /** ms since 1970. */
  until: number;
}

/** Keeps written answers until something of their provider changes. */
export interface KeptAnswers {
  /**
   * The answer of that name, made when there is none that is still true. It must follow from the provider's records
   * and the name alone: not from who asks, and from the time only as `until` says. Whoever asks while it is being made
   * waits for it.
   */
  of(asked: Asked, make: (signal: AbortSignal) => Promise<Uint8Array | Perishable>): Promise<Uint8Array>;
}

interface Asked {
  provider: string;
  name: string;
  /** Aborted when this one waits no more; `make` hears of it once nobody does. */
  signal?: AbortSignal | undefined;
}

interface Underway {
  version: string;
  answer: Promise<Perishable>;
  waiting: number;
  gone: AbortController;
}

export function createKeptAnswers(
  versions: Pick<ContentVersions, 'of'>,
  now: () => Date = () => new Date(),
): KeptAnswers {
  const kept = new Map<string, Perishable & { version: string }>();
  const underway = new Map<string, Underway>();
  let size = 0;

  function forget(key: string): void {
    size -= kept.get(key)?.bytes.byteLength ?? 0;
    kept.delete(key);
  }

  function keep(key: string, version: string, { bytes, until }: Perishable): void {
    forget(key);
    if (bytes.byteLength > MAX_ANSWER_BYTES || key.length > MAX_NAME_LENGTH) return;
    kept.set(key, { version, bytes, until });
    size += bytes.byteLength;
    for (const oldest of kept.keys()) {
      if (size <= MAX_KEPT_BYTES) return;
      forget(oldest);
    }
  }

  /** What is being made for the same content is not made a second time. */
  function made(
    key: string,
    version: string,
    make: (signal: AbortSignal) => Promise<Uint8Array | Perishable>,
  ): Underway {
    const other = underway.get(key);
    if (other?.version === version && !other.gone.signal.aborted) return other;
    const gone = new AbortController();
    const answer = make(gone.signal)
      .then((of) => ('until' in of ? of : { bytes: of, until: Number.POSITIVE_INFINITY }))
      .finally(() => {
        if (underway.get(key)?.answer === answer) underway.delete(key);
      });
    const one = { version, answer, waiting: 0, gone };
    underway.set(key, one);
    return one;
  }

  async function waitFor(one: Underway, signal: AbortSignal | undefined): Promise<Perishable> {
    one.waiting++;
    const leave = (): void => {
      one.waiting--;
      if (one.waiting === 0) one.gone.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await one.answer;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    async of({ provider, name, signal }, make) {
      const key = `${provider}/${name}`;
      // Before it is made: what changes meanwhile makes it old.
      const version = versions.of(provider);
      const found = kept.get(key);
      const isTrue = found?.version === version && found.until > now().getTime();
      const answer = isTrue ? found : await waitFor(made(key, version, make), signal);
      keep(key, version, answer);
      return answer.bytes;
    },
  };
}
