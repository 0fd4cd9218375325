import type { RemoteListing, RenderedPage, RenderRequest } from '@portico/shared/contracts';

/** Start data of a render worker: one release set on disk. */
export interface WorkerSetup {
  shellFile: string;
  remotes: RemoteListing[];
}

export interface CarriedRequest {
  host: string;
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface CarriedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type ToWorker =
  /** `headers` are added to its calls, so that they belong to its trace. */
  | { kind: 'render'; id: number; request: RenderRequest; headers: Readonly<Record<string, string>> }
  /** The page is no longer needed. */
  | { kind: 'cancel'; id: number }
  | { kind: 'ping' }
  | { kind: 'fetched'; id: number; response: CarriedResponse | undefined };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'pong' }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'fetch'; id: number; request: CarriedRequest };
