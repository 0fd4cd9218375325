import {
  type BodyOf,
  currentUser,
  handOff,
  login,
  logout,
  passkeyOptions,
  type ReplyOf,
  redeemCode,
  secondFactor,
  secondFactorPasskeyOptions,
  signInWithPasskey,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { type AuditLog, userActor } from '../../audit/audit-log.ts';
import type { Config } from '../../config/config.ts';
import { developmentProvider } from '../../config/development-provider.ts';
import { AppError, type ErrorDetail, notFound } from '../../kernel/app-error.ts';
import type { Mails } from '../../mail/mails.ts';
import { type Call, endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import { hostName, type Provider } from '../../providers/providers.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import { bearerToken } from '../../security/bearer-token.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { requirePublicProvider } from './auth.policy.ts';
import { presentSignedIn } from './auth.presenter.ts';
import { languageOfBrowser } from './auth-page.ts';
import { isDemoPassword, requireDemoAccess } from './demo-access.ts';
import { deviceOf } from './device.ts';
import type { KnownDevices } from './known-devices.ts';
import { SESSION_LINK_PATH, sendLinkPage } from './link-page.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import { PASSKEY_CHALLENGE_AGE_S } from './passkey-challenges.ts';
import { PASSKEY_COOKIE } from './passkey-sign-in.ts';
import { type PasskeySite, passkeySiteOf } from './passkey-site.ts';
import type { Passkeys } from './passkeys.ts';
import { createPasswordSignIn } from './password-sign-in.ts';
import { CHALLENGE_AGE_S, CHALLENGE_COOKIE, type SecondFactors } from './second-factor.ts';
import type { Sessions } from './sessions.ts';
import { originOf } from './social/social.routes.ts';
import { SOCIAL_COOKIE } from './social/social-attempt.ts';
import type { SocialSignIn } from './social/social-sign-in.ts';
import { type UserRecord, userRepository } from './user.repository.ts';

interface AuthServices {
  config: Config;
  records: RecordStore;
  sessions: Sessions;
  codes: OneTimeCodes;
  knownDevices: KnownDevices;
  social: SocialSignIn;
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  attemptLimiter: AttemptLimiter;
  mails: Mails;
  audit: AuditLog;
  now: () => Date;
}

/** One of the two forms of a sign-in. */
type LoginCall<Form> = Pick<Call<typeof login>, 'provider' | 'request' | 'reply'> & {
  body: Extract<BodyOf<typeof login>, Form>;
};

/** Attempts per address, including successful ones. */
const LOGINS_PER_MINUTE = 30;
const REDEMPTIONS_PER_MINUTE = 30;

/** Signing in, the current session, and codes that open one. */
export async function authRoutes(app: FastifyInstance, services: AuthServices): Promise<void> {
  loginRoutes(app, services);
  secondFactorRoutes(app, services);
  passkeyRoutes(app, services);
  sessionRoutes(app, services);
  oneTimeCodeRoutes(app, services);
}

/** Sign-in by a social provider or by name and password. */
function loginRoutes(app: FastifyInstance, services: AuthServices): void {
  const { config, audit, social, sessions, secondFactors } = services;
  const passwords = createPasswordSignIn(services);

  endpoint(
    app,
    login,
    async ({ body, provider, request, reply }) => {
      requirePublicProvider(provider);
      const isDemo =
        'token' in body ? body.provider === developmentProvider.id : isDemoPassword(body.password);
      if (isDemo) requireDemoAccess(request, config);
      return 'token' in body
        ? signInBySocialProvider({ body, provider, request, reply })
        : signInByPassword({ body, provider, request, reply });
    },
    { perMinute: LOGINS_PER_MINUTE },
  );

  async function signInBySocialProvider({ body, provider, request, reply }: LoginCall<{ token: string }>) {
    const attempt = {
      site: provider.id,
      origin: originOf(request),
      cookie: request.cookies[SOCIAL_COOKIE],
      device: deviceOf(request.headers['user-agent']),
      ...body,
    };
    const details = { by: body.provider };
    const { token, user } = await social.signIn(attempt).catch((error: unknown) => {
      audit.record({ event: 'sign-in', outcome: 'failed', request, details });
      throw error;
    });
    reply.clearCookie(SOCIAL_COOKIE, { path: '/api/auth' });
    audit.record({ event: 'sign-in', request, actor: userActor(user), details });
    return sessionReply(token, user, provider);
  }

  /** Throws 'second-factor' after a correct password of an account that has one. */
  async function signInByPassword({ body, provider, request, reply }: LoginCall<{ password: string }>) {
    const user = await passwords.userOf({ body, provider, request, reply });
    if (user.secondFactor) {
      reply.setCookie(CHALLENGE_COOKIE, secondFactors.challenge(provider.id, user), {
        path: secondFactor.path,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: CHALLENGE_AGE_S,
      });
      const ways = secondFactorWays(user, hostName(request.host));
      throw new AppError('second-factor', 'Please continue with your second factor.', ways);
    }
    const session = await sessions.open(provider.id, user, deviceOf(request.headers['user-agent']));
    audit.record({ event: 'sign-in', request, actor: userActor(user), details: { by: 'password' } });
    return sessionReply(session, user, provider);
  }
}

/** The second step after a password. */
function secondFactorRoutes(app: FastifyInstance, { secondFactors, passkeys, audit }: AuthServices): void {
  endpoint(
    app,
    secondFactor,
    async ({ body, provider, request, reply }) => {
      requirePublicProvider(provider);
      const cookie = request.cookies[CHALLENGE_COOKIE];
      const device = deviceOf(request.headers['user-agent']);
      const given = { provider: provider.id, cookie, device };
      const finish = async () => {
        if ('code' in body.data) return secondFactors.verify({ ...given, code: body.data.code });
        const site = passkeySiteOf(request);
        return {
          ...(await passkeys.secondStep({ ...given, site, proof: body.data.passkey })),
          by: 'password and passkey',
        };
      };
      const { token, user, by } = await finish().catch((error: unknown) => {
        const details = { by: 'second-factor', ...whyRefused(error) };
        const on = userOn(secondFactors.subject(provider.id, cookie));
        audit.record({ event: 'sign-in', outcome: outcomeOf(error), request, on, details });
        throw error;
      });
      reply.clearCookie(CHALLENGE_COOKIE, { path: secondFactor.path });
      audit.record({ event: 'sign-in', request, actor: userActor(user), details: { by } });
      return sessionReply(token, user, provider);
    },
    { perMinute: LOGINS_PER_MINUTE },
  );

  endpoint(
    app,
    secondFactorPasskeyOptions,
    async ({ provider, request }) => {
      requirePublicProvider(provider);
      const cookie = request.cookies[CHALLENGE_COOKIE];
      const site = passkeySiteOf(request);
      return ok(await passkeys.secondStepOptions({ provider: provider.id, site, cookie }));
    },
    { perMinute: LOGINS_PER_MINUTE },
  );
}

/** Sign-in with a passkey alone. */
function passkeyRoutes(app: FastifyInstance, { passkeys, audit }: AuthServices): void {
  endpoint(
    app,
    passkeyOptions,
    async ({ provider, request, reply }) => {
      requirePublicProvider(provider);
      const { options, cookie } = await passkeys.signInOptions(provider.id, passkeySiteOf(request));
      reply.setCookie(PASSKEY_COOKIE, cookie, {
        path: signInWithPasskey.path,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: PASSKEY_CHALLENGE_AGE_S,
      });
      return ok(options);
    },
    { perMinute: LOGINS_PER_MINUTE },
  );

  endpoint(
    app,
    signInWithPasskey,
    async ({ body, provider, request, reply }) => {
      requirePublicProvider(provider);
      const site: PasskeySite = passkeySiteOf(request);
      const cookie = request.cookies[PASSKEY_COOKIE];
      const device = deviceOf(request.headers['user-agent']);
      const { token, user } = await passkeys
        .signIn({ provider: provider.id, site, cookie, device, proof: body.data.passkey })
        .catch(async (error: unknown) => {
          const details = { by: 'passkey', ...whyRefused(error) };
          const on = userOn(await passkeys.ownerOf(provider.id, body.data.passkey));
          audit.record({ event: 'sign-in', outcome: outcomeOf(error), request, on, details });
          throw error;
        });
      reply.clearCookie(PASSKEY_COOKIE, { path: signInWithPasskey.path });
      audit.record({ event: 'sign-in', request, actor: userActor(user), details: { by: 'passkey' } });
      return sessionReply(token, user, provider);
    },
    { perMinute: LOGINS_PER_MINUTE },
  );
}

function sessionRoutes(app: FastifyInstance, { sessions }: AuthServices): void {
  endpoint(app, currentUser, ({ viewer }) => ok(requireViewer(viewer)));

  endpoint(app, logout, async ({ provider, request }) => {
    const token = bearerToken(request);
    if (token) await sessions.revoke(provider.id, token);
    return done;
  });
}

/** Codes for linked origins, and session links of the operator. */
function oneTimeCodeRoutes(app: FastifyInstance, { records, codes, config, audit }: AuthServices): void {
  const users = userRepository(records);

  endpoint(app, handOff, async ({ body, provider, viewer }) => {
    const owner = (await users.get(provider.id, requireViewer(viewer).uid))?.value;
    if (!owner) throw notFound('This user');
    const to = new URL(body.data.to).origin;
    if (!config.pageSettings.linkedOrigins?.includes(to))
      throw new AppError('forbidden', `Sessions cannot be transferred to ${to}.`);
    const { code } = await codes.issue({ provider: provider.id, owner, purpose: 'handOff', to });
    return ok({ code });
  });

  endpoint(
    app,
    redeemCode,
    async ({ body, provider, request }) => {
      const { origin } = request.headers;
      const redeemed = await codes.redeem({
        provider: provider.id,
        code: body.data.code,
        device: deviceOf(request.headers['user-agent']),
        // Servers send no Origin; browsers always do, and scripts cannot forge it.
        isFor: (to) => origin === undefined || origin === (to ?? originOf(request)),
      });
      const details = { by: 'code' };
      if (!redeemed) {
        audit.record({ event: 'sign-in', outcome: 'failed', request, details });
        throw new AppError('not-found', 'This code has been used or has expired.');
      }
      audit.record({ event: 'sign-in', request, actor: userActor(redeemed.user), details });
      return sessionReply(redeemed.token, redeemed.user, provider);
    },
    { perMinute: REDEMPTIONS_PER_MINUTE },
  );

  app.get(SESSION_LINK_PATH, (request, reply) =>
    sendLinkPage(reply, { language: languageOfBrowser(request), host: request.host }),
  );
}

/** Second factors that the user can use on this host; a recovery code always works. */
const secondFactorWays = ({ secondFactor: factor }: UserRecord, host: string): ErrorDetail[] => [
  ...(factor?.passkeys?.some((passkey) => passkey.host === host)
    ? [{ path: 'passkey', message: 'a passkey' }]
    : []),
  ...(factor?.sealedSecret === undefined
    ? []
    : [{ path: 'totp', message: 'a code of the authenticator app' }]),
  { path: 'recovery-code', message: 'a recovery code' },
];

/** Details of a rejected sign-in for the audit log only: a decreased counter indicates a cloned passkey. */
const whyRefused = (error: unknown): { why?: string } =>
  error instanceof AppError && error.details?.[0]?.path === 'counter' ? { why: 'counter' } : {};

/** For the audit log, as of a refused password. */
const outcomeOf = (error: unknown): 'locked-out' | 'failed' =>
  error instanceof AppError && error.code === 'too-many-requests' ? 'locked-out' : 'failed';

const userOn = (uid: string | undefined) => (uid === undefined ? undefined : { kind: 'user', id: uid });

const sessionReply = (token: string, user: UserRecord, provider: Provider): ReplyOf<typeof login> => ({
  ...ok(presentSignedIn(provider, user)),
  jsonWebToken: token,
});
