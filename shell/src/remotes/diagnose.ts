import type { LoadPhase } from '@portico/shared/contracts';
import { LoadFailure, type LoadFault } from './load-failure.ts';

/** Timeout of the request that finds out why a file failed. */
const PROBE_TIMEOUT_MS = 3_000;

/** A load took too long. */
export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';
}

export interface FailedLoad {
  remote: string;
  phase: LoadPhase;
  /** The container's name, a global variable. */
  container: string;
  /** URL of the remote's entry. */
  entry: string;
  error: unknown;
}

/** Webpack's error of a chunk that failed to load. */
interface ChunkError {
  name: string;
  message: string;
  type?: string;
  request?: string;
}

/**
 * Determines phase and cause of a failed load. If the file loads now, but not with its hash, the browser has rejected
 * it.
 */
export async function diagnose({ remote, phase, container, entry, error }: FailedLoad): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  const { name, message, type, request } = (error ?? {}) as ChunkError;
  const isChunk = name === 'ChunkLoadError';
  // The container exists once the entry has run.
  const at = phase === 'entry' && (isChunk || container in globalThis) ? 'expose' : phase;
  return new LoadFailure({ remote, phase: at, fault: await fault(), cause: error });

  async function fault(): Promise<LoadFault> {
    if (error instanceof LoadTimeoutError || type === 'timeout' || /timed out/.test(message))
      return 'time-out';
    const isEntry = at === 'entry' && /ScriptNetworkError/.test(message);
    if (!isChunk && !isEntry) return 'exception';
    return (await isRefused(isChunk ? request : entry)) ? 'refused' : 'network';
  }
}

async function isRefused(address: string | undefined): Promise<boolean> {
  const table = window.__PORTICO_INTEGRITY__;
  if (!address || !table) return false;
  const integrity = table[new URL(address, window.location.href).pathname] ?? '';
  const probe = (init: RequestInit) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return (await probe({})) && !(await probe({ integrity }));
}
