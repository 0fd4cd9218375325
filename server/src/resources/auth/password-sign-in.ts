import { login } from '@portico/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { AuditLog } from '../../audit/audit-log.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Mails } from '../../mail/mails.ts';
import type { Call } from '../../plugins/endpoint.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { deviceOf } from './device.ts';
import { DEVICE_COOKIE, DEVICE_COOKIE_AGE_S, type KnownDevices } from './known-devices.ts';
import { createLoginGuard, tooManyAttempts } from './login-guard.ts';
import { isPassword } from './passwords.ts';
import { originOf } from './social/social.routes.ts';
import { type UserRecord, usernameKey, userRepository } from './user.repository.ts';

type PasswordCall = Pick<Call<typeof login>, 'provider' | 'request' | 'reply'> & {
  body: { username: string; password: string };
};

interface PasswordSignInServices {
  records: RecordStore;
  knownDevices: KnownDevices;
  attemptLimiter: AttemptLimiter;
  mails: Mails;
  audit: AuditLog;
  now: () => Date;
}

/** The first step of a sign-in with name and password. */
export interface PasswordSignIn {
  /** The user of a name and password; failed attempts are slowed down with increasing waits. */
  userOf(call: PasswordCall): Promise<UserRecord>;
}

export function createPasswordSignIn(services: PasswordSignInServices): PasswordSignIn {
  const { records, knownDevices, attemptLimiter, mails, audit, now } = services;
  const users = userRepository(records);
  const guard = createLoginGuard(attemptLimiter);

  /** Mails the owner of an account that it was opened on a device that has not opened it before. */
  async function mailNewDevice(user: UserRecord, request: FastifyRequest): Promise<void> {
    const { browser, system } = deviceOf(request.headers['user-agent']);
    const origin = originOf(request);
    await mails.toAccount({
      provider: request.provider.id,
      origin,
      receiver: user,
      about: {
        kind: 'signIn',
        href: `${origin}/creator/account`,
        device: [browser, system].filter(Boolean).join(', ') || '?',
        at: now().toISOString(),
      },
    });
  }

  return {
    async userOf({ body, provider, request, reply }) {
      const account = `${provider.id}/${usernameKey(body.username)}`;
      const whose = { provider: provider.id, account };
      const knownDevice = knownDevices.recognise(request.cookies[DEVICE_COOKIE], whose);
      const attempt = { account, address: request.ip, knownDevice };
      const wait = await guard.begin(attempt);
      const user = await users.byUsername(provider.id, body.username);
      // An unknown username is not logged: it may be a password in the wrong field.
      const on = user
        ? { kind: 'user', id: user.uid }
        : { kind: 'unknown-user', id: audit.pseudonymize(usernameKey(body.username)) };
      const refused = { event: 'sign-in', request, on, details: { by: 'password' } } as const;
      if (wait > 0) {
        audit.record({ ...refused, outcome: 'locked-out' });
        reply.header('retry-after', Math.ceil(wait / 1000));
        throw tooManyAttempts(wait);
      }
      const isRight = await isPassword(body.password, user?.passwordHash);
      if (!isRight || !user || user.isDisabled) {
        audit.record({ ...refused, outcome: user?.isDisabled ? 'refused' : 'failed' });
        throw new AppError('unauthenticated', 'Username or password is incorrect.');
      }
      await guard.succeed(attempt);
      if (!knownDevice) {
        await mailNewDevice(user, request);
        reply.setCookie(DEVICE_COOKIE, knownDevices.remember(whose), {
          path: login.path,
          httpOnly: true,
          sameSite: 'strict',
          secure: request.protocol === 'https',
          maxAge: DEVICE_COOKIE_AGE_S,
        });
      }
      return user;
    },
  };
}
