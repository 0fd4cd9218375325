import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A remote's entry that has not arrived by then has failed. */
const ENTRY_TIMEOUT_MS = 20_000;
/** No file has it: an entry that the release set does not list is refused by the browser. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/** Has the browser check every remote entry against the release set's hashes. [T-18] */
export function integrityPlugin(integrity: Record<string, string>): ModuleFederationRuntimePlugin {
  return {
    name: 'portico-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity[new URL(url, window.location.href).pathname] ?? IMPOSSIBLE_HASH;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
