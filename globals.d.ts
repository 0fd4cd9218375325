import type { BundlerFederation } from './webpack/browser/bundler-federation.ts';

declare global {
  /** Globals by which separately built scripts of a page find each other. */
  interface Window {
    /** Hash of every script by path; the chunk loading of each package reads it. [T-18] */
    __PORTICO_INTEGRITY__?: Record<string, string>;
    /** Moves a script to the current asset origin; missing if the site has one origin. */
    __PORTICO_ASSETS__?: (script: HTMLScriptElement) => void;
    /** The shell's federation runtime; remotes are built without one. */
    __PORTICO_FEDERATION__: BundlerFederation;
    /** The page's React Refresh for one remote, in development. */
    portico_refresh?: (remote: string) => object;
    /** Commands to Google Analytics. */
    dataLayer?: ArrayLike<unknown>[];
  }
}
