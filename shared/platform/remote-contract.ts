import type { ComponentType } from 'react';
import type { Language } from '../contracts/constants.ts';
import type { PageDeclaration } from '../contracts/page-declaration.ts';
import type { LoadMessages } from './messages.ts';
import type { OpenSlotName, SlotName, SlotProps } from './slots.ts';
import type { Dispatch, RootState } from './store.ts';

/** What a route gets to start its data calls. */
export interface PrefetchContext {
  dispatch: Dispatch;
  getState: () => RootState;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  language: Language;
  /** Starts the data calls of whatever fills a slot of this page. */
  prefetchSlot: <Name extends SlotName>(name: Name, props: SlotProps[Name]) => Promise<void>;
}

/** What the page is to search engines and link previews; addresses may be relative to the site. */
export interface PageHead {
  title: string;
  description?: string;
  image?: string;
  /** What the image shows; the title when absent. */
  imageAlt?: string;
  /** Path and query under which the page is known, when a query decides what it is; else its path alone. */
  path?: string;
  /** What the page is about, in the words of schema.org, with whole addresses; asked for on the server alone. */
  jsonLd?: () => readonly object[];
  /** Kept out of search engines. */
  noIndex?: boolean;
  /** When the page changes by itself, in ms since 1970; the server renders it again then, and every day. */
  holdsUntil?: number;
}

export interface HeadContext {
  state: RootState;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  language: Language;
  t: (key: string, values?: Record<string, string | number>) => string;
}

/** The module behind one route of a remote. */
export interface RouteModule {
  Component: ComponentType;
  /**
   * Starts the page's data calls. On the server the page waits for it, and `status` becomes the response's HTTP status;
   * in the browser the page shows its own loading state meanwhile. It may throw `redirect(address)`, which the server
   * answers as one; the browser goes on, so the page itself has to lead there too.
   */
  prefetch?: (context: PrefetchContext) => Promise<{ status?: number } | undefined>;
  head?: (context: HeadContext) => PageHead;
  /** Slots that the page shows from the start: their code is loaded before the page is rendered. */
  slots?: readonly SlotName[];
}

/** The module behind one filling of a slot. */
export interface SlotModule<Name extends SlotName = SlotName> {
  Component: ComponentType<SlotProps[Name]>;
  prefetch?: (
    props: SlotProps[Name],
    context: Pick<PrefetchContext, 'dispatch' | 'language'>,
  ) => Promise<unknown>;
}

/** One block that a remote adds to a page through an open slot. */
export interface SlotBlock<Name extends OpenSlotName = OpenSlotName> {
  /** Unlike that of the remote's other blocks. */
  id: string;
  /** Blocks of all remotes stand by it, lower first; of equal ones the remote's name and the id decide. */
  order: number;
  Component: ComponentType<SlotProps[Name]>;
}

/** The module behind a remote's blocks in an open slot. */
export interface BlocksModule<Name extends OpenSlotName = OpenSlotName> {
  blocks: readonly SlotBlock<Name>[];
  prefetch?: SlotModule<Name>['prefetch'];
}

/** The module that a slot asks of its remotes. */
export type SlotModuleOf<Name extends SlotName> = Name extends OpenSlotName
  ? BlocksModule<Name>
  : SlotModule<Name>;

/** One page of a remote: its address, its code, and what the platform must know of it before that code is here. */
export interface RemoteRoute {
  /** A pattern of react-router, from the site's root. */
  path: string;
  load: () => Promise<RouteModule>;
  /**
   * The query keys that the page reads. `public` ones are part of its cache key: `{ day: 'public' }` caches `?day=2` apart
   * from `?day=3`. Values of `personal` ones belong to the visitor (a position, a return address): the server renders the
   * page with them, and caches it nowhere. Keys that are not listed never reach the page on the server.
   */
  query?: PageDeclaration['query'];
  /** The page belongs to one person: neither the server nor the service worker caches it. */
  personal?: PageDeclaration['personal'];
  /** How the layout frames the page: `full` unless it says otherwise; see `PAGE_FRAMES`. */
  frame?: PageDeclaration['frame'];
}

/**
 * What a remote offers: plain data and loaders, so that the build can read the paths and slots without loading a page.
 * The chunk names are read by the build: `route-{name}`, `slot-{name}` and `messages-{language}`.
 */
export interface RemoteModule {
  name: string;
  routes: Readonly<Record<string, RemoteRoute>>;
  slots: { readonly [Name in SlotName]?: () => Promise<SlotModuleOf<Name>> };
  messages: LoadMessages;
}
