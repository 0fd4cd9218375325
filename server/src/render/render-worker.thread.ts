import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedPage, ShellServerModule } from '@portico/shared/contracts';
import type { ThreadData } from '../threads/start-thread.ts';
import type { CarriedResponse, FromWorker, ToWorker, WorkerSetup } from './worker-messages.ts';

/*
 * A thread that renders pages of one release set and is never reloaded: a new set starts a new worker. It calls the API
 * only through its parent, as an anonymous visitor.
 */
const port = parentPort;
if (!port) throw new Error('render-worker runs as a worker thread only');
const send = (message: FromWorker): void => port.postMessage(message);

const setup = (workerData as ThreadData<WorkerSetup>).data;
const waiting = new Map<number, (response: CarriedResponse | undefined) => void>();
/** Running renders by request id. */
const renders = new Map<number, AbortController>();
interface Render {
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
}
/** Associates API calls with their render. */
const currentRender = new AsyncLocalStorage<Render>();
let lastFetch = 0;

async function fetchThroughParent(
  host: string,
  input: string,
  init: RequestInit | undefined,
): Promise<Response> {
  const { signal, headers } = currentRender.getStore() ?? {};
  signal?.throwIfAborted();
  const id = ++lastFetch;
  const response = await new Promise<CarriedResponse | undefined>((resolve, reject) => {
    const cancel = () => {
      waiting.delete(id);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    waiting.set(id, (carried) => {
      signal?.removeEventListener('abort', cancel);
      resolve(carried);
    });
    send({
      kind: 'fetch',
      id,
      request: {
        host,
        url: input,
        method: init?.method ?? 'GET',
        headers: { ...(init?.headers as Record<string, string> | undefined), ...headers },
        body: typeof init?.body === 'string' ? init.body : undefined,
      },
    });
  });
  if (!response) throw new TypeError('the API did not respond');
  return new Response(response.body, { status: response.status, headers: response.headers });
}

const shell = createRequire(import.meta.url)(setup.shellFile) as ShellServerModule;
const renderPage = await shell.init({ remotes: setup.remotes, fetch: fetchThroughParent });

async function render({
  id,
  request,
  headers,
}: Extract<ToWorker, { kind: 'render' }>): Promise<RenderedPage> {
  const controller = new AbortController();
  renders.set(id, controller);
  try {
    return await currentRender.run({ signal: controller.signal, headers }, () => renderPage(request));
  } finally {
    renders.delete(id);
  }
}

port.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'fetched':
      waiting.get(message.id)?.(message.response);
      waiting.delete(message.id);
      return;
    case 'ping':
      send({ kind: 'pong' });
      return;
    case 'cancel':
      renders.get(message.id)?.abort();
      return;
    case 'render':
      render(message).then(
        (page) => send({ kind: 'rendered', id: message.id, page }),
        (error: unknown) =>
          send({
            kind: 'failed',
            id: message.id,
            message: error instanceof Error ? (error.stack ?? error.message) : String(error),
          }),
      );
  }
});
send({ kind: 'ready' });
