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

/** An issuer that does not answer within this must not keep a person waiting. */
const TIMEOUT_MS = 5000;
/** How long the issuer's keys are believed without asking again; a token of an unknown key asks at once. */
const KEYS_AGE_MS = 10 * 60_000;

/** What an issuer publishes about itself, and its keys. */
export interface Issuer {
  configuration: Configuration;
  /** As tokens name it. */
  name: string;
  keys: JWTVerifyGetKey;
}

/** Asks issuers when they are first needed: one that cannot be reached stops neither the server nor the next try. */
export interface Issuers {
  /** Rejects when the issuer does not answer. `origin` is where the site was asked. */
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
    // Only this machine's own addresses may be without https; see `isPrivateTransport`.
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
