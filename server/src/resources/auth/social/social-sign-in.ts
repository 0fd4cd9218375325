import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { SocialProvider } from '../../../config/social-provider.ts';
import { AppError } from '../../../kernel/app-error.ts';
import { SYSTEM_PARTITION } from '../../../kernel/partition.ts';
import { RevisionConflict } from '../../../kernel/revision-conflict.ts';
import { providerRepository } from '../../../providers/providers.ts';
import type { KeyRing } from '../../../security/keys.ts';
import { collection } from '../../../storage/collection.ts';
import type { RecordStore } from '../../../storage/record-store.ts';
import { requireOpenSignUp } from '../auth.policy.ts';
import type { Device } from '../device.ts';
import type { Sessions } from '../sessions.ts';
import type { UserRecord } from '../user.repository.ts';
import { type Identity, USED_NONCE_KIND, USED_NONCE_RETENTION_MS, verifyIdToken } from './id-token.ts';
import { createIssuers, type Issuer } from './issuers.ts';
import { ATTEMPT_AGE_S, openAttempt, type SocialAttempt, sealAttempt } from './social-attempt.ts';
import { socialError } from './social-error.ts';
import { socialIdentities } from './social-users.ts';

/** Two concurrent sign-ins of a new person: the slower one retries and finds the user. */
const MAX_ATTEMPTS = 3;

interface SignInContext {
  /** Id of our provider (the site). */
  site: string;
  /** Id of the social provider. */
  provider: string;
  /** Origin of the site, as requested. */
  origin: string;
  /** Value of SOCIAL_COOKIE. */
  cookie: string | undefined;
}

/**
 * Sign-in by OpenID Connect. Failures are AppErrors of the error catalogue; their `cause` is for the log where the
 * fault is between the servers. [OPEN-36, LOGIN-14]
 */
export interface SocialSignIn {
  readonly providers: readonly SocialProvider[];
  /** The authorization URL for the popup, and the cookie of the attempt. */
  start(context: SignInContext): Promise<{ address: string; cookie: string }>;
  /** Exchanges the code of the popup's return to `address` for the ID token. */
  finish(context: SignInContext & { address: URL }): Promise<{ token: string; cookie: string }>;
  /** Opens a session for the ID token's subject, once per token. [API-03] */
  signIn(
    context: SignInContext & { token: string; device?: Device | undefined },
  ): Promise<{ token: string; user: UserRecord }>;
  /**
   * The provider's sign-out URL, which redirects to `/`; undefined when it has none or cannot be reached. [LOGIN-13]
   */
  endSession(context: Pick<SignInContext, 'provider' | 'origin'>): Promise<string | undefined>;
}

interface SocialSignInOptions {
  providers: readonly SocialProvider[];
  records: RecordStore;
  sessions: Sessions;
  key: KeyRing;
  now: () => Date;
}

export function createSocialSignIn(options: SocialSignInOptions): SocialSignIn {
  const { providers, records, sessions, key, now } = options;
  const issuers = createIssuers();
  const identities = socialIdentities(records);
  const usedNonces = collection<{ expiresAt: string }>(records, USED_NONCE_KIND);

  function providerOf(id: string): SocialProvider {
    const provider = providers.find((candidate) => candidate.id === id);
    if (!provider) throw new AppError('invalid', 'Signing in with this social provider is not set up.');
    return provider;
  }

  const issuerOf = (provider: SocialProvider, origin: string): Promise<Issuer> =>
    issuers.find(provider, origin).catch((cause: unknown) => {
      throw Object.assign(unreachable(), { cause });
    });

  function attemptOf({ site, provider, cookie }: SignInContext): SocialAttempt {
    const attempt = openAttempt(cookie, { site, provider, key, now: now() });
    if (!attempt) throw notBegunHere();
    return attempt;
  }

  const inTime = (ms: number): string => new Date(now().getTime() + ms).toISOString();

  /** Throws 'forbidden' where sign-up is closed. */
  async function newUser(newcomer: { site: string; identity: Identity; provider: SocialProvider }) {
    const site = await providerRepository(records).get(SYSTEM_PARTITION, newcomer.site);
    if (site) requireOpenSignUp(site.value);
    return identities.creation({ ...newcomer, now: now() });
  }

  /** Opens the session and uses the nonce in one batch, which creates a new user if needed. */
  async function openSession(newcomer: {
    site: string;
    identity: Identity;
    provider: SocialProvider;
    nonce: string;
    device: Device | undefined;
  }) {
    const { site, identity, nonce, device } = newcomer;
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      const known = await identities.find(site, identity);
      const { user, writes } = known ? { user: known.user, writes: [] } : await newUser(newcomer);
      if (!user || user.isDisabled) throw socialError('invalid_user', '');
      const { token, write } = await sessions.opening(site, user, device);
      const use = { provider: site, id: nonce, value: { expiresAt: inTime(USED_NONCE_RETENTION_MS) } };
      try {
        await records.batch([usedNonces.write({ ...use, expectedRevision: 0 }), ...writes, write]);
        return { token, user };
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error;
        if (error.key.kind === USED_NONCE_KIND)
          throw socialError('invalid_token', 'The token has been used before.');
      }
    }
    throw socialError('conflict', 'Please try again.');
  }

  return {
    providers,

    async start({ site, provider: id, origin }) {
      const provider = providerOf(id);
      const { configuration } = await issuerOf(provider, origin);
      const attempt = { site, provider: id, nonce: randomNonce(), expiresAt: inTime(ATTEMPT_AGE_S * 1000) };
      const exchange = { state: randomState(), verifier: randomPKCECodeVerifier() };
      const { nonce } = attempt;
      const address = await authorizationAddress(configuration, { provider, origin, nonce, ...exchange });
      return { address, cookie: sealAttempt({ ...attempt, exchange }, key) };
    },

    async finish(context) {
      const { exchange, ...attempt } = attemptOf(context);
      if (!exchange) throw notBegunHere();
      const { configuration } = await issuerOf(providerOf(context.provider), context.origin);
      const sent = { nonce: attempt.nonce, ...exchange };
      const token = await exchangedToken(configuration, context.address, sent);
      return { token, cookie: sealAttempt(attempt, key) };
    },

    async signIn(context) {
      const provider = providerOf(context.provider);
      const { nonce } = attemptOf(context);
      const issuer = await issuerOf(provider, context.origin);
      const identity = await verifyIdToken({
        token: context.token,
        issuer: issuer.name,
        keys: issuer.keys,
        clientId: provider.clientId,
        nonce,
        now: now(),
      });
      return openSession({ site: context.site, identity, provider, nonce, device: context.device });
    },

    async endSession({ provider: id, origin }) {
      const provider = providerOf(id);
      const issuer = await issuers.find(provider, origin).catch(() => undefined);
      if (!issuer?.configuration.serverMetadata().end_session_endpoint) return undefined;
      return buildEndSessionUrl(issuer.configuration, { post_logout_redirect_uri: `${origin}/` }).href;
    },
  };
}

/** What ties the provider's reply to the request that this server sent. */
interface Sent {
  nonce: string;
  state: string;
  verifier: string;
}

async function authorizationAddress(
  configuration: Issuer['configuration'],
  { provider, origin, nonce, state, verifier }: Sent & { provider: SocialProvider; origin: string },
): Promise<string> {
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(origin, provider.id),
    scope: provider.scopes.join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

/** The ID token for the code in the address to which the provider redirected. */
async function exchangedToken(
  configuration: Issuer['configuration'],
  address: URL,
  { nonce, state, verifier }: Sent,
): Promise<string> {
  const { id_token: token } = await authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  }).catch((error: unknown) => {
    throw asSocialError(error);
  });
  if (token === undefined) throw socialError('invalid_token', 'The sign-in service sent no token.');
  return token;
}

/** The callback must be registered at the social provider for each origin of the site. */
const callbackAddress = (origin: string, id: string): string => `${origin}/api/auth/social/${id}/callback`;

const notBegunHere = () =>
  socialError('expired', 'The sign-in was not started in this browser, or has expired.');
const unreachable = () => socialError('unreachable', 'The sign-in service cannot be reached.');

/** Passes on the issuer's own refusal; hides failures between the servers. */
function asSocialError(error: unknown): AppError {
  if (error instanceof AuthorizationResponseError)
    return socialError(error.error, error.error_description ?? error.error);
  return Object.assign(socialError('failed', 'The sign-in service did not confirm it.'), { cause: error });
}
