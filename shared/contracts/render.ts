import type { Language } from './constants.ts';
import type { PageSettings } from './page-settings.ts';
import type { RemoteListing } from './release.ts';

/** One page to render on the server, always as an anonymous visitor. */
export interface RenderRequest {
  /** The absolute address as the visitor asked for it. */
  url: string;
  language: Language;
  /** The same as the browser gets, so that both render alike. */
  settings: PageSettings;
}

/** What a page is to search engines, link previews and the browser's tab. */
export interface RenderedHead {
  /** The page's title and the site's. */
  title: string;
  /** The page's alone; absent when the site's says it all. */
  name?: string | undefined;
  siteName?: string | undefined;
  /** The provider's accent, a CSS colour. */
  themeColor?: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  imageAlt?: string | undefined;
  /** Path and query under which the page is known, when it is not the asked path alone. */
  path?: string | undefined;
  /** What the page is about, in the words of schema.org. */
  jsonLd?: readonly object[] | undefined;
  noIndex?: boolean | undefined;
  /** When the page changes by itself, in ms since 1970: until then it may be kept, unless its content changes. */
  holdsUntil?: number | undefined;
}

export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      head: RenderedHead;
      /** `{remote}:{route}` of what was rendered, for preloading its files. */
      routeId: string;
      /** Slot fillings that were rendered, as `{slot}:{remote}`. */
      drawnSlots: string[];
      /** What the page in the browser starts from, as JSON that is safe inside a script element. */
      state: string;
    };

/** What the browser finds in the page beside the HTML. */
export interface PageState {
  store: unknown;
  loaderData: Record<string, unknown>;
  /** Slot fillings that the server rendered, as `{slot}:{remote}`. */
  drawnSlots: string[];
}

/** What a render worker gives the shell's server build to start with; `entry` is a file on this machine. */
export interface RenderSetup {
  remotes: RemoteListing[];
  /** Calls the API in this process as an anonymous visitor of the page's host. */
  fetch: (host: string, input: string, init: RequestInit | undefined) => Promise<Response>;
}

/** What the shell's server build exports. */
export interface ShellServerModule {
  init: (setup: RenderSetup) => Promise<(request: RenderRequest) => Promise<RenderedPage>>;
}
