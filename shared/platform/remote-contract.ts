import type { ComponentType } from 'react';
import type { Language } from '../contracts/constants.ts';
import type { PageDeclaration } from '../contracts/page-declaration.ts';
import type { LoadMessages } from './messages.ts';
import type { OpenSlotName, SlotName, SlotProps } from './slots.ts';
import type { Dispatch, RootState } from './store.ts';

/** Argument of a route's `prefetch`. */
export interface PrefetchContext {
  dispatch: Dispatch;
  getState: () => RootState;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  language: Language;
  /** Starts the data calls of the remotes that fill a slot of this page. */
  prefetchSlot: <Name extends SlotName>(name: Name, props: SlotProps[Name]) => Promise<void>;
}

/** The page's metadata for search engines and link previews; URLs may be relative to the site. */
export interface PageHead {
  title: string;
  description?: string;
  image?: string;
  /** Alternative text of the image; default: the title. */
  imageAlt?: string;
  /** Canonical path and query, if the query is part of the page's identity; default: the path alone. */
  path?: string;
  /** Structured data (schema.org) with absolute URLs; called on the server only. */
  jsonLd?: () => readonly object[];
  /** Excludes the page from search engines. */
  noIndex?: boolean;
  /**
   * When the page changes by itself, in ms since 1970: the server then renders it again. Every page is also rendered
   * again each day.
   */
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
   * Starts the page's data calls; the server waits for it and responds with `status`. It may throw `redirect(address)`
   * for the server's response, which the browser ignores, so the page must also redirect when it renders.
   */
  prefetch?: (context: PrefetchContext) => Promise<{ status?: number } | undefined>;
  head?: (context: HeadContext) => PageHead;
  /** Slots that the page shows from the start; their code loads before the page renders. */
  slots?: readonly SlotName[];
}

/** What a slot's `prefetch` may tell about the slot's content. */
export interface SlotContent {
  /**
   * The remote renders nothing for these props, for any reader: a server-rendered page then loads nothing of the remote
   * for this slot until its props change.
   */
  isEmpty: boolean;
}

/** The module of one remote for a slot. */
export interface SlotModule<Name extends SlotName = SlotName> {
  Component: ComponentType<SlotProps[Name]>;
  /** Starts the component's data calls; the server waits for it. May resolve to a `SlotContent`. */
  prefetch?: (
    props: SlotProps[Name],
    context: Pick<PrefetchContext, 'dispatch' | 'language'>,
  ) => Promise<unknown>;
}

/** One block that a remote adds to a page through an open slot. */
export interface SlotBlock<Name extends OpenSlotName = OpenSlotName> {
  /** Unique among the blocks of its remote. */
  id: string;
  /** Sort order among the blocks of all remotes, lowest first; ties are broken by remote name, then id. */
  order: number;
  Component: ComponentType<SlotProps[Name]>;
}

/** The module behind a remote's blocks in an open slot. */
export interface BlocksModule<Name extends OpenSlotName = OpenSlotName> {
  blocks: readonly SlotBlock<Name>[];
  prefetch?: SlotModule<Name>['prefetch'];
}

/** Type of the module that remotes provide for a slot. */
export type SlotModuleOf<Name extends SlotName> = Name extends OpenSlotName
  ? BlocksModule<Name>
  : SlotModule<Name>;

/** One page of a remote: its path, its loader, and what the platform must know before its code is loaded. */
export interface RemoteRoute {
  /** A path pattern of react-router, from the site's root. */
  path: string;
  load: () => Promise<RouteModule>;
  /**
   * The query keys that the page reads; the server drops all others, and shared addresses have neither those nor `secret`
   * keys (a token). `public` keys are part of the cache key (`{ day: 'public' }` caches `?day=2` apart from `?day=3`); a
   * page with a `personal` key (a position) or a `secret` one is never cached.
   */
  query?: PageDeclaration['query'];
  /** The page belongs to one person: neither the server nor the service worker caches it. */
  personal?: PageDeclaration['personal'];
  /** How the layout frames the page: `full` by default; see `PAGE_FRAMES`. */
  frame?: PageDeclaration['frame'];
  /** `false` keeps a public page without parameters out of sitemap.xml, such as one that only redirects. */
  siteMap?: PageDeclaration['siteMap'];
  /**
   * The role that a signed-in person needs for the page, which must also be `personal`; everyone else gets the 404 page
   * and downloads none of its code. The server renders no such page: its `prefetch` runs in the browser alone.
   */
  role?: PageDeclaration['role'];
}

/**
 * What a remote declares: plain data and loaders, so that the build reads paths and slots without loading a page. The
 * build also reads the chunk names `route-{name}`, `slot-{name}` and `messages-{language}`.
 */
export interface RemoteModule {
  name: string;
  routes: Readonly<Record<string, RemoteRoute>>;
  slots: { readonly [Name in SlotName]?: () => Promise<SlotModuleOf<Name>> };
  messages: LoadMessages;
}
