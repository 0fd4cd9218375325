import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  None,
} from 'openid-client';
import type { SocialProvider } from '../../../config/social-provider.ts';
import { traceHeaders } from '../../../telemetry/tracing.ts';

/** Timeout in ms of a request to an issuer. */
const TIMEOUT_MS = 5000;
/** How long an issuer's keys are cached; an unknown key causes an immediate refresh. */
const KEYS_AGE_MS = 10 * 60_000;

/** An issuer's metadata and keys. */
export interface Issuer {
  configuration: Configuration;
  /** The `iss` of its tokens. */
  name: string;
  keys: JWTVerifyGetKey;
}

/** Discovers issuers lazily, so that an unreachable one affects neither the start nor later attempts. */
export interface Issuers {
  /** Rejects when the issuer does not respond. `origin`: the site's, as requested. */
  find(provider: SocialProvider, origin: string): Promise<Issuer>;
}

export function createIssuers(): Issuers {
  const found = new Map<string, Promise<Issuer>>();
  return {
    find(provider, origin) {
      const address = new URL(provider.issuer, origin);
      const key = `${provider.id} ${address.href}`;
      let issuer = found.get(key);
      if (!issuer) {
        issuer = discover(provider, address);
        found.set(key, issuer);
        issuer.catch(() => found.delete(key));
      }
      return issuer;
    },
  };
}

async function discover({ clientId, clientSecret }: SocialProvider, address: URL): Promise<Issuer> {
  const authentication = clientSecret === undefined ? None() : ClientSecretPost(clientSecret);
  const configuration = await discovery(address, clientId, undefined, authentication, {
    timeout: TIMEOUT_MS / 1000,
    [customFetch]: (url, options) =>
      fetch(url, { ...options, headers: { ...options.headers, ...traceHeaders() } } as RequestInit),
    // Plain http is only for addresses of this machine; see `isPrivateTransport`.
    execute: address.protocol === 'http:' ? [allowInsecureRequests] : [],
  });
  const { issuer, jwks_uri: keysAddress } = configuration.serverMetadata();
  if (!keysAddress) throw new Error(`${issuer} does not publish the address of its keys.`);
  return {
    configuration,
    name: issuer,
    keys: createRemoteJWKSet(new URL(keysAddress), {
      timeoutDuration: TIMEOUT_MS,
      cacheMaxAge: KEYS_AGE_MS,
    }),
  };
}
