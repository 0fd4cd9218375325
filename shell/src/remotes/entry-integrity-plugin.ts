import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { IMPOSSIBLE_HASH } from '@portico/shared/contracts';
import { resolveAssetUrl, timeoutMs } from './asset-origins.ts';

/**
 * Makes the browser check every remote entry against the hashes of the release set. [T-18] An override without hashes
 * has its origin in the table with '', which disables the check.
 */
export function entryIntegrityPlugin(integrity: Record<string, string>): ModuleFederationRuntimePlugin {
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
