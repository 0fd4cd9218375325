import { PassThrough } from 'node:stream';
import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { baseApi } from '@portico/shared/api';
import type {
  PageState,
  RenderedHead,
  RenderedPage,
  RenderRequest,
  RenderSetup,
} from '@portico/shared/contracts';
import {
  createI18n,
  createStore,
  languageChanged,
  provideMessages,
  type SlotHost,
  type Store,
} from '@portico/shared/platform';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { App } from './App.tsx';
import { headOfRoute, renderedHead } from './layout/page-head.ts';
import { packStore } from './page-state/pack-store.ts';
import { loadExposed, remoteInfo } from './remotes/exposed-module.ts';
import { RemoteUnavailable } from './remotes/RemoteUnavailable.tsx';
import { allLanguages, createRegistry, type Registry } from './remotes/registry.ts';
import type { RouteHandle } from './route-handle.ts';
import { createRoutes, type LoaderContext, type RouteLoaderData } from './routes.tsx';
import { loadShellMessages } from './shell-messages.ts';
import { createStyles } from './styles/create-styles.ts';
import { extractStyles } from './styles/extract-styles.ts';

/** Node's own `require`, hidden from webpack: remotes are loaded from the release's folder. */
declare const __non_webpack_require__: (file: string) => unknown;

/**
 * Called once per render worker. The returned function renders one page at a time, each with a store and an i18n
 * instance of its own.
 */
export async function initRenderer({
  remotes,
  fetch,
}: RenderSetup): Promise<(request: RenderRequest) => Promise<RenderedPage>> {
  registerPlugins([
    {
      name: 'portico-from-disk',
      loadEntry: async ({ remoteInfo }) => __non_webpack_require__(remoteInfo.entry) as never,
    },
  ]);
  registerRemotes(remotes.map(remoteInfo));
  const renderedSlots = new Set(
    remotes.flatMap((listing) => listing.slots.map((slot) => `${slot}:${listing.name}`)),
  );
  const registry = createRegistry({
    listings: remotes,
    load: loadExposed,
    languages: allLanguages,
    renderedSlots,
  });
  await provideMessages('shell', loadShellMessages, allLanguages());
  // The first request waits for the remotes. The browser renders pages for a role, and those of a remote that fails here.
  const rendered = registry.routes.filter(({ page }) => !page.role);
  await Promise.allSettled(rendered.map((route) => route.module.ready()));
  const handler = createStaticHandler(createRoutes(registry, { isServer: true }));

  return async function renderPage(request) {
    const { host } = new URL(request.url);
    const store = createStore({
      api: baseApi,
      services: { fetch: (input, init) => fetch(host, input, init) },
    });
    try {
      return await renderWith(store, request);
    } finally {
      // Ends the timers of unused data, which would keep the store in memory for up to an hour.
      store.dispatch(baseApi.util.resetApiState());
    }
  };

  async function renderWith(store: Store, { url, language, settings }: RenderRequest): Promise<RenderedPage> {
    store.dispatch(languageChanged(language));
    const slotIsEmpty = new Map<string, boolean>();
    const requestContext: LoaderContext = { store, slotIsEmpty };
    const context = await handler.query(new Request(url), { requestContext });
    if (context instanceof Response) {
      return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
    }
    const failure = Object.values(context.errors ?? {})[0];
    if (failure !== undefined) throw failure;

    const i18n = createI18n({ language, follow: false });
    const emptySlots = new Set([...slotIsEmpty].flatMap(([slot, isEmpty]) => (isEmpty ? [slot] : [])));
    const slots: SlotHost = {
      extensions: registry.extensions,
      emptySlots,
      Unavailable: RemoteUnavailable,
    };
    const html = await renderToText(
      <App store={store} i18n={i18n} styles={createStyles()} slots={slots} settings={settings}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    );
    const outcomes = Object.values(context.loaderData as Record<string, RouteLoaderData | null>);
    const state: PageState = {
      store: packStore(store.getState(), language),
      loaderData: context.loaderData,
      drawnSlots: slotsRenderedOn(context, registry).filter((slot) => !emptySlots.has(slot)),
      emptySlots: [...emptySlots],
    };
    return {
      kind: 'page',
      status: outcomes.find((outcome) => outcome?.status)?.status ?? context.statusCode,
      html: extractStyles(html),
      routeId: context.matches.at(-1)?.route.id ?? '',
      drawnSlots: state.drawnSlots,
      head: headOf(context, { store, url: new URL(url), i18n, language }),
      state: JSON.stringify(state).replaceAll('<', '\\u003c'),
    };
  }
}

/** `{slot}:{remote}` of every loaded extension that the page's route shows. */
function slotsRenderedOn(context: StaticHandlerContext, registry: Registry): string[] {
  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
  return (handle?.loaded()?.slots ?? []).flatMap((slot) =>
    registry
      .extensions(slot)
      .filter((extension) => extension.module.current !== undefined)
      .map((extension) => `${slot}:${extension.remote}`),
  );
}

interface HeadInput {
  store: Store;
  url: URL;
  i18n: ReturnType<typeof createI18n>;
  language: RenderRequest['language'];
}

function headOf(context: StaticHandlerContext, { store, url, i18n, language }: HeadInput): RenderedHead {
  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  const state = store.getState();
  const t = (key: string, values?: Record<string, string | number>): string =>
    i18n.t(key, { ns: handle?.remote ?? 'shell', ...values });
  const head = headOfRoute(handle, { state, params: match?.params ?? {}, url, language, t });
  return renderedHead(head, state, language);
}

/** Resolves with the complete HTML; an error anywhere rejects, and the browser renders the page instead. */
function renderToText(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const output = new PassThrough();
    const chunks: Buffer[] = [];
    output.on('data', (chunk: Buffer) => chunks.push(chunk));
    output.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    output.on('error', reject);
    const { pipe } = renderToPipeableStream(tree, {
      // One chunk, so that React writes no inline script, which the CSP would block.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => (errors.length > 0 ? reject(errors[0]) : pipe(output)),
      onShellError: reject,
      onError: (error) => {
        errors.push(error);
      },
    });
  });
}
