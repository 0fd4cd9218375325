import { currentUser, handOff, login, logout, type ReplyOf, redeemCode } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../../plugins/app-error.ts';
import { bearerToken } from '../../plugins/current-viewer.ts';
import { type Call, endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import type { Services } from '../../services.ts';
import { requirePublicProvider, requireViewer } from './auth.policy.ts';
import { presentUser } from './auth.presenter.ts';
import { languageOfBrowser } from './auth-page.ts';
import { DEVICE_COOKIE, DEVICE_COOKIE_AGE_S } from './known-devices.ts';
import { SESSION_LINK_PATH, sendLinkPage } from './link-page.ts';
import { createLoginGuard, tooManyTries } from './login-guard.ts';
import { isPassword } from './passwords.ts';
import { originOf } from './social/social.routes.ts';
import { SOCIAL_COOKIE } from './social/social-attempt.ts';
import { type UserRecord, usernameKey, userRepository } from './user.repository.ts';

/** Attempts of one address, right ones included. */
const LOGINS_PER_MINUTE = 30;
const REDEMPTIONS_PER_MINUTE = 30;

export async function authRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { records, sessions, codes, knownDevices, social, config, tries } = services;
  const users = userRepository(records);
  const guard = createLoginGuard(tries);

  endpoint(
    app,
    login,
    async ({ body, provider, request, reply }) => {
      requirePublicProvider(provider);
      if ('token' in body) {
        const cookie = request.cookies[SOCIAL_COOKIE];
        const asked = { site: provider.id, origin: originOf(request), cookie, ...body };
        const { token, user } = await social.signIn(asked);
        reply.clearCookie(SOCIAL_COOKIE, { path: '/api/auth' });
        return sessionReply(token, user);
      }
      const user = await userOfPassword({ body, provider, request, reply });
      return sessionReply(await sessions.open(provider.id, user), user);
    },
    { perMinute: LOGINS_PER_MINUTE },
  );

  type PasswordCall = Pick<Call<typeof login>, 'provider' | 'request' | 'reply'> & {
    body: { username: string; password: string };
  };

  /** Whose name and password these are; who guesses has to wait, longer each time. */
  async function userOfPassword({ body, provider, request, reply }: PasswordCall): Promise<UserRecord> {
    const account = `${provider.id}/${usernameKey(body.username)}`;
    const whose = { provider: provider.id, account };
    const knownDevice = knownDevices.recognise(request.cookies[DEVICE_COOKIE], whose);
    const attempt = { account, address: request.ip, knownDevice };
    const wait = await guard.begin(attempt);
    if (wait > 0) {
      reply.header('retry-after', Math.ceil(wait / 1000));
      throw tooManyTries(wait);
    }
    const user = await users.byUsername(provider.id, body.username);
    const isRight = await isPassword(body.password, user?.passwordHash);
    if (!isRight || !user || user.isDisabled) {
      throw new AppError('unauthenticated', 'Username or password is incorrect.');
    }
    await guard.succeed(attempt);
    if (!knownDevice) {
      reply.setCookie(DEVICE_COOKIE, knownDevices.remember(whose), {
        path: login.path,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: DEVICE_COOKIE_AGE_S,
      });
    }
    return user;
  }

  endpoint(app, currentUser, ({ viewer }) => ok(requireViewer(viewer)));

  endpoint(app, logout, async ({ provider, request }) => {
    const token = bearerToken(request);
    if (token) await sessions.revoke(provider.id, token);
    return done;
  });

  endpoint(app, handOff, async ({ body, provider, viewer }) => {
    const owner = (await users.get(provider.id, requireViewer(viewer).uid))?.value;
    if (!owner) throw notFound('This user');
    const to = new URL(body.data.to).origin;
    if (!config.pageSettings.linkedOrigins?.includes(to))
      throw new AppError('forbidden', `Sessions are not taken along to ${to}.`);
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
        // A server sends no Origin; a browser always does, and it cannot be made up there.
        isFor: (to) => origin === undefined || origin === (to ?? originOf(request)),
      });
      if (!redeemed) throw new AppError('not-found', 'This code has been used or has expired.');
      return sessionReply(redeemed.token, redeemed.user);
    },
    { perMinute: REDEMPTIONS_PER_MINUTE },
  );

  app.get(SESSION_LINK_PATH, (request, reply) =>
    sendLinkPage(reply, { language: languageOfBrowser(request), host: request.host }),
  );
}

const sessionReply = (token: string, user: UserRecord): ReplyOf<typeof login> => ({
  ...ok(presentUser(user)),
  jsonWebToken: token,
});
