import type { Language } from './constants.ts';
import type { PageSettings } from './page-settings.ts';
import type { RemoteListing } from './release.ts';

/** A page to render on the server, always for an anonymous visitor. */
export interface RenderRequest {
  /** The absolute URL of the request. */
  url: string;
  language: Language;
  /** The same settings as in the browser, so that both render the same markup. */
  settings: PageSettings;
}

/** Metadata of a page for search engines, link previews and the browser's tab. */
export interface RenderedHead {
  /** Title of the page and of the site. */
  title: string;
  /** Title of the page alone; absent if it has none. */
  name?: string | undefined;
  siteName?: string | undefined;
  /** The provider's accent, as a CSS colour. */
  themeColor?: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  imageAlt?: string | undefined;
  /** Canonical path and query, if it differs from the requested path. */
  path?: string | undefined;
  /** Structured data (schema.org). */
  jsonLd?: readonly object[] | undefined;
  noIndex?: boolean | undefined;
  /** When the page changes by itself, in ms since 1970; it may be cached until then, unless its content changes. */
  holdsUntil?: number | undefined;
}

export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      head: RenderedHead;
      /** `{remote}:{route}` of the rendered route, for preloading its files. */
      routeId: string;
      /** Rendered slots, as `{slot}:{remote}`. */
      drawnSlots: string[];
      /** Initial state of the page in the browser, as JSON that is safe inside a script element. */
      state: string;
    };

/** Data in the page beside its HTML. */
export interface PageState {
  /** As the shell packs it. */
  store: unknown;
  loaderData: Record<string, unknown>;
  /** Slots that the server rendered, as `{slot}:{remote}`. */
  drawnSlots: string[];
  /** Slots in which the remote renders nothing, as `{slot}:{remote}`. */
  emptySlots?: string[];
}

/** Setup of the shell's server build by a render worker; `entry` is a local file. */
export interface RenderSetup {
  remotes: RemoteListing[];
  /** Calls the API in this process, as an anonymous visitor of the page's host. */
  fetch: (host: string, input: string, init: RequestInit | undefined) => Promise<Response>;
}

/** Exports of the shell's server build. */
export interface ShellServerModule {
  init: (setup: RenderSetup) => Promise<(request: RenderRequest) => Promise<RenderedPage>>;
}
