import {
  account,
  accountSessions,
  addPasskey,
  beginTotp,
  changePassword,
  confirmTotp,
  endOtherSessions,
  endSession,
  passkeyCreationOptions,
  passkeys as passkeyList,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditLog } from '../../audit/audit-log.ts';
import { AppError, notFound, wrongPassword } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import { bearerToken } from '../../security/bearer-token.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { requirePublicProvider } from '../auth/auth.policy.ts';
import { createLoginGuard, tooManyAttempts } from '../auth/login-guard.ts';
import { type Passkeys, passkeySiteOf } from '../auth/passkeys.ts';
import { isPassword } from '../auth/passwords.ts';
import type { SecondFactors } from '../auth/second-factor.ts';
import type { Sessions } from '../auth/sessions.ts';
import { type UserRecord, usernameKey, userRepository } from '../auth/user.repository.ts';
import { renderQrCode } from '../qr-code/qr-code.picture.ts';
import type { UsersService } from '../users/user.service.ts';

interface AccountServices {
  records: RecordStore;
  sessions: Sessions;
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  users: UsersService;
  attemptLimiter: AttemptLimiter;
  audit: AuditLog;
}

/** Per person; each costs two slow hashes. */
const PASSWORD_CHANGES_PER_MINUTE = 10;

/** What people see and change of their own account, also on providers without public sign-in. */
export async function accountRoutes(app: FastifyInstance, services: AccountServices): Promise<void> {
  const { records, sessions, attemptLimiter, audit, secondFactors, passkeys, users: accounts } = services;
  const users = userRepository(records);
  const guard = createLoginGuard(attemptLimiter);

  async function ownerOf(request: FastifyRequest): Promise<UserRecord> {
    const { uid } = requireViewer(request.viewer);
    const user = await users.get(request.provider.id, uid);
    if (!user) throw notFound('This user');
    return user.value;
  }

  /** The signed-in person and their session. */
  const ownAccount = (request: FastifyRequest) => ({
    provider: request.provider.id,
    uid: requireViewer(request.viewer).uid,
    token: bearerToken(request) ?? '',
  });

  endpoint(app, account, async ({ request }) => {
    const { username, passwordHash, secondFactor } = await ownerOf(request);
    return ok({
      username,
      hasPassword: passwordHash !== undefined,
      hasTotp: secondFactor?.sealedSecret !== undefined,
      hasPasskeys: (secondFactor?.passkeys?.length ?? 0) > 0,
      recoveryCodes: secondFactor?.recoveryHashes.length ?? 0,
    });
  });

  /**
   * Runs work that needs the current password, which `work` checks by throwing 'invalid' at `currentPassword`. A wrong
   * one counts as a failed sign-in.
   */
  async function guarded(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    event: 'user.password' | 'user.second-factor',
    work: () => Promise<void>,
  ): Promise<void> {
    const { username } = await ownerOf(request);
    const attempt = {
      account: `${request.provider.id}/${usernameKey(username)}`,
      address: request.ip,
      knownDevice: undefined,
    };
    const wait = await guard.begin(attempt);
    if (wait > 0) {
      audit.record({ event, outcome: 'locked-out', request });
      reply.header('retry-after', Math.ceil(wait / 1000));
      throw tooManyAttempts(wait);
    }
    try {
      await work();
    } catch (error) {
      // A refused new password means that the current one was right.
      const isRight = error instanceof AppError && error.details?.[0]?.path === 'password';
      if (isRight) await guard.succeed(attempt);
      else audit.record({ event, outcome: 'failed', request });
      throw error;
    }
    await guard.succeed(attempt);
  }

  const limited = { perMinute: PASSWORD_CHANGES_PER_MINUTE, isLimitPerPerson: true, needsViewer: true };

  endpoint(
    app,
    changePassword,
    async ({ body, request, reply }) => {
      await guarded({ request, reply }, 'user.password', () =>
        accounts.changePassword({ ...ownAccount(request), ...body.data }),
      );
      return done;
    },
    limited,
  );

  /** Throws 'invalid' at `currentPassword` when it is wrong, and 'conflict' for an account without a password. */
  const requirePassword = (
    call: { request: FastifyRequest; reply: FastifyReply },
    currentPassword: string,
  ): Promise<void> =>
    guarded(call, 'user.second-factor', async () => {
      const { passwordHash } = await ownerOf(call.request);
      if (passwordHash === undefined) throw new AppError('conflict', 'This account has no password.');
      if (!(await isPassword(currentPassword, passwordHash))) throw wrongPassword();
    });

  endpoint(
    app,
    beginTotp,
    async ({ body, request, reply }) => {
      await requirePassword({ request, reply }, body.data.currentPassword);
      const { secret, address } = await secondFactors.begin({
        ...ownAccount(request),
        issuer: request.host,
      });
      const picture = await renderQrCode(address);
      return ok({ secret, address, qrCode: `data:image/png;base64,${picture?.toString('base64') ?? ''}` });
    },
    limited,
  );

  endpoint(
    app,
    confirmTotp,
    async ({ body, request }) =>
      ok({ recoveryCodes: await secondFactors.confirm({ ...ownAccount(request), ...body.data }) }),
    limited,
  );

  endpoint(
    app,
    removeTotp,
    async ({ body, request, reply }) => {
      await requirePassword({ request, reply }, body.data.currentPassword);
      await secondFactors.remove(ownAccount(request));
      return done;
    },
    limited,
  );

  endpoint(
    app,
    renewRecoveryCodes,
    async ({ body, request, reply }) => {
      await requirePassword({ request, reply }, body.data.currentPassword);
      return ok({ recoveryCodes: await secondFactors.renewRecoveryCodes(ownAccount(request)) });
    },
    limited,
  );

  endpoint(app, passkeyList, async ({ request }) => ok(await passkeys.list(ownAccount(request))));

  endpoint(
    app,
    passkeyCreationOptions,
    async ({ body, provider, request, reply }) => {
      requirePublicProvider(provider);
      const site = passkeySiteOf(request);
      await requirePassword({ request, reply }, body.data.currentPassword);
      return ok(await passkeys.creationOptions({ ...ownAccount(request), site }));
    },
    limited,
  );

  endpoint(
    app,
    addPasskey,
    async ({ body, provider, request }) => {
      requirePublicProvider(provider);
      const recoveryCodes = await passkeys.add({
        ...ownAccount(request),
        ...body.data,
        site: passkeySiteOf(request),
      });
      return ok({ recoveryCodes });
    },
    limited,
  );

  endpoint(
    app,
    renamePasskey,
    async ({ params, body, request }) => {
      await passkeys.rename({ ...ownAccount(request), ...params, ...body.data });
      return done;
    },
    limited,
  );

  endpoint(
    app,
    removePasskey,
    async ({ params, body, request, reply }) => {
      await requirePassword({ request, reply }, body.data.currentPassword);
      await passkeys.remove({ ...ownAccount(request), ...params });
      return done;
    },
    limited,
  );

  endpoint(app, accountSessions, async ({ provider, request }) =>
    ok(await sessions.listOf(provider.id, await ownerOf(request), ownAccount(request).token)),
  );

  endpoint(app, endSession, async ({ params, provider, request }) => {
    const { uid } = ownAccount(request);
    if (!(await sessions.end(provider.id, uid, params.id))) throw notFound('This session');
    return done;
  });

  endpoint(app, endOtherSessions, async ({ request }) => {
    await accounts.endOtherSessions(ownAccount(request));
    return done;
  });
}
