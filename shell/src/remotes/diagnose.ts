import type { LoadPhase } from '@portico/shared/contracts';
import { LoadFailure, type LoadFault } from './load-failure.ts';

/** Asking again for a file that did not come is worth this much of a visitor's time. */
const PROBE_TIMEOUT_MS = 3_000;

/** Nothing has come for too long; nobody else would have said so. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

export interface FailedLoad {
  remote: string;
  phase: LoadPhase;
  /** The container's name in the page. */
  container: string;
  /** Of the remote's entry. */
  entry: string;
  error: unknown;
}

/** What webpack says of a chunk that did not come. */
interface ChunkError {
  name: string;
  message: string;
  type?: string;
  request?: string;
}

/** Finds out where and why a load failed. A file that comes now, but not with its hash, was refused by the browser. */
export async function diagnose({ remote, phase, container, entry, error }: FailedLoad): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  const { name, message, type, request } = (error ?? {}) as ChunkError;
  const isChunk = name === 'ChunkLoadError';
  // The entry is there as soon as its container is.
  const at = phase === 'entry' && (isChunk || container in globalThis) ? 'expose' : phase;
  return new LoadFailure({ remote, phase: at, fault: await fault(), cause: error });

  async function fault(): Promise<LoadFault> {
    if (error instanceof TookTooLong || type === 'timeout' || /timed out/.test(message)) return 'time-out';
    const isEntry = at === 'entry' && /ScriptNetworkError/.test(message);
    if (!isChunk && !isEntry) return 'threw';
    return (await isRefused(isChunk ? request : entry)) ? 'refused' : 'network';
  }
}

async function isRefused(address: string | undefined): Promise<boolean> {
  const table = (globalThis as { __PORTICO_INTEGRITY__?: Record<string, string> | null })
    .__PORTICO_INTEGRITY__;
  if (!address || !table) return false;
  const integrity = table[new URL(address, window.location.href).pathname] ?? '';
  const ask = (init: RequestInit) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return (await ask({})) && !(await ask({ integrity }));
}
