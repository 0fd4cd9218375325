import type { MapSettings } from '@portico/shared/contracts';
import { LoadOnce } from '@portico/shared/platform';

export type MapLibre = typeof import('maplibre-gl');

let loading: LoadOnce<MapLibre> | undefined;

/**
 * Loads MapLibre GL once for the page; rejects if that fails, and the next call retries. All remotes load it from the
 * same address, so that a browser caches one copy.
 */
export function loadMapLibre(settings: MapSettings): Promise<MapLibre> {
  loading ??= new LoadOnce(() => loadFrom(settings));
  return loading.ready();
}

async function loadFrom({ library, integrity }: MapSettings): Promise<MapLibre> {
  const script = Object.assign(document.createElement('script'), {
    type: 'module',
    src: `${library}/maplibre-gl.mjs`,
    integrity,
  });
  const styles = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${library}/maplibre-gl.css`,
  });
  try {
    await Promise.all([addToHead(script), addToHead(styles)]);
  } catch (error) {
    // A retry adds both again.
    script.remove();
    styles.remove();
    throw error;
  }
  // The element has checked its integrity; the page's module map returns the same module.
  const module = (await import(/* webpackIgnore: true */ /* @vite-ignore */ script.src)) as MapLibre;
  module.setWorkerUrl(new URL(`${library}/maplibre-gl-worker.mjs`, document.baseURI).href);
  return module;
}

function addToHead(element: HTMLScriptElement | HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('The map library did not load.')));
    document.head.append(element);
  });
}
