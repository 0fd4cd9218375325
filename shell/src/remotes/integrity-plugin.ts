import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { resolveAssetUrl, timeoutMs } from './asset-origins.ts';

/** Matches no file: the browser refuses an entry that the release set does not list. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/**
 * Has the browser check every remote entry against the release set's hashes. [T-18] An override's origin without hashes
 * is itself in the table with '', which disables the check.
 */
export function integrityPlugin(integrity: Record<string, string>): ModuleFederationRuntimePlugin {
  return {
    name: 'portico-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = resolveAssetUrl(url);
      script.async = true;
      script.crossOrigin = 'anonymous';
      const { pathname, origin } = new URL(url, window.location.href);
      script.integrity = integrity[pathname] ?? integrity[origin] ?? IMPOSSIBLE_HASH;
      return { script, timeout: timeoutMs() };
    },
  };
}
