import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addressNow, patienceMs } from './asset-origins.ts';

/** No file has it: an entry that the release set does not list is refused by the browser. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/**
 * Has the browser check every remote entry against the release set's hashes. [T-18] An origin that its reader chose to
 * load a remote from, and that gives no hashes, is in the table itself, with none: '' asks for no check.
 */
export function integrityPlugin(integrity: Record<string, string>): ModuleFederationRuntimePlugin {
  return {
    name: 'portico-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = addressNow(url);
      script.async = true;
      script.crossOrigin = 'anonymous';
      const { pathname, origin } = new URL(url, window.location.href);
      script.integrity = integrity[pathname] ?? integrity[origin] ?? IMPOSSIBLE_HASH;
      return { script, timeout: patienceMs() };
    },
  };
}
