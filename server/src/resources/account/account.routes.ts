import {
  account,
  accountSessions,
  addPasskey,
  beginTotp,
  changePassword,
  changeProfile,
  confirmTotp,
  deleteAccount,
  endOtherSessions,
  endSession,
  keepAccount,
  passkeyCreationOptions,
  passkeys as passkeyList,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditLog } from '../../audit/audit-log.ts';
import { notFound } from '../../kernel/app-error.ts';
import type { Mails } from '../../mail/mails.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import { bearerToken } from '../../security/bearer-token.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { requirePublicProvider } from '../auth/auth.policy.ts';
import { passkeySiteOf } from '../auth/passkey-site.ts';
import type { Passkeys } from '../auth/passkeys.ts';
import type { SecondFactors } from '../auth/second-factor.ts';
import type { Sessions } from '../auth/sessions.ts';
import { originOf } from '../auth/social/social.routes.ts';
import { renderQrCode } from '../qr-code/qr-code.picture.ts';
import type { UsersService } from '../users/user.service.ts';
import {
  CONFIRMATIONS_PER_MINUTE,
  createPasswordConfirmation,
  type PasswordConfirmation,
} from './password-confirmation.ts';

interface AccountServices {
  records: RecordStore;
  sessions: Sessions;
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  users: UsersService;
  mails: Mails;
  attemptLimiter: AttemptLimiter;
  audit: AuditLog;
}

/** The services, and the check of the current password that several calls share. */
interface AccountParts extends AccountServices {
  confirmation: PasswordConfirmation;
}

const CONFIRMED = { perMinute: CONFIRMATIONS_PER_MINUTE, isLimitPerPerson: true, needsViewer: true };

/** What people see and change of their own account, also on providers without public sign-in. */
export async function accountRoutes(app: FastifyInstance, services: AccountServices): Promise<void> {
  const parts = { ...services, confirmation: createPasswordConfirmation(services) };
  profileRoutes(app, parts);
  passwordRoutes(app, parts);
  deletionRoutes(app, parts);
  totpRoutes(app, parts);
  passkeyRoutes(app, parts);
  sessionRoutes(app, parts);
}

function profileRoutes(app: FastifyInstance, { users, confirmation }: AccountParts): void {
  endpoint(app, account, async ({ request }) => {
    const owner = await confirmation.ownerOf(request);
    const { username, displayName, language, deletesAt, passwordHash, secondFactor, email, stoppedMails } =
      owner;
    return ok({
      username,
      displayName,
      language,
      deletesAt,
      hasPassword: passwordHash !== undefined,
      hasTotp: secondFactor?.sealedSecret !== undefined,
      hasPasskeys: (secondFactor?.passkeys?.length ?? 0) > 0,
      recoveryCodes: secondFactor?.recoveryHashes.length ?? 0,
      email,
      stoppedMails: [...(stoppedMails ?? [])],
    });
  });

  endpoint(
    app,
    changeProfile,
    async ({ body, provider, viewer }) => {
      const own = { provider: provider.id, uid: requireViewer(viewer).uid };
      const { displayName, language } = await users.changeProfile({ ...own, ...body.data });
      return ok({ displayName, language });
    },
    CONFIRMED,
  );
}

function passwordRoutes(app: FastifyInstance, { users, mails, confirmation }: AccountParts): void {
  endpoint(
    app,
    changePassword,
    async ({ body, request, reply }) => {
      await confirmation.guarded({ request, reply, event: 'user.password' }, () =>
        users.changePassword({ ...ownAccount(request), ...body.data }),
      );
      await mails.toAccount({
        provider: request.provider.id,
        origin: originOf(request),
        receiver: await confirmation.ownerOf(request),
        about: { kind: 'passwordChanged' },
      });
      return done;
    },
    CONFIRMED,
  );
}

/** An account is deleted some days later; until then its owner can keep it. */
function deletionRoutes(app: FastifyInstance, { users, mails, confirmation }: AccountParts): void {
  endpoint(
    app,
    deleteAccount,
    async ({ body, provider, request, reply }) => {
      await confirmation.requireIfAny({ request, reply, event: 'user.leave' }, body.data.currentPassword);
      const { uid } = requireViewer(request.viewer);
      const leaving = await users.leave({ provider: provider.id, uid });
      await mails.toAccount({
        provider: provider.id,
        origin: originOf(request),
        receiver: leaving,
        about: { kind: 'leaving', href: `${originOf(request)}/login`, expiresAt: leaving.deletesAt },
      });
      return ok({ deletesAt: leaving.deletesAt });
    },
    CONFIRMED,
  );

  endpoint(
    app,
    keepAccount,
    async ({ provider, viewer }) => {
      await users.stay({ provider: provider.id, uid: requireViewer(viewer).uid });
      return done;
    },
    CONFIRMED,
  );
}

/** Authenticator app and recovery codes. */
function totpRoutes(app: FastifyInstance, { secondFactors, confirmation }: AccountParts): void {
  endpoint(
    app,
    beginTotp,
    async ({ body, request, reply }) => {
      await requirePassword(confirmation, { request, reply }, body.data.currentPassword);
      const { secret, address } = await secondFactors.begin({
        ...ownAccount(request),
        issuer: request.host,
      });
      const picture = await renderQrCode(address);
      return ok({ secret, address, qrCode: `data:image/png;base64,${picture?.toString('base64') ?? ''}` });
    },
    CONFIRMED,
  );

  endpoint(
    app,
    confirmTotp,
    async ({ body, request }) =>
      ok({ recoveryCodes: await secondFactors.confirm({ ...ownAccount(request), ...body.data }) }),
    CONFIRMED,
  );

  endpoint(
    app,
    removeTotp,
    async ({ body, request, reply }) => {
      await requirePassword(confirmation, { request, reply }, body.data.currentPassword);
      await secondFactors.remove(ownAccount(request));
      return done;
    },
    CONFIRMED,
  );

  endpoint(
    app,
    renewRecoveryCodes,
    async ({ body, request, reply }) => {
      await requirePassword(confirmation, { request, reply }, body.data.currentPassword);
      return ok({ recoveryCodes: await secondFactors.renewRecoveryCodes(ownAccount(request)) });
    },
    CONFIRMED,
  );
}

function passkeyRoutes(app: FastifyInstance, { passkeys, confirmation }: AccountParts): void {
  endpoint(app, passkeyList, async ({ request }) => ok(await passkeys.list(ownAccount(request))));

  endpoint(
    app,
    passkeyCreationOptions,
    async ({ body, provider, request, reply }) => {
      requirePublicProvider(provider);
      const site = passkeySiteOf(request);
      await requirePassword(confirmation, { request, reply }, body.data.currentPassword);
      return ok(await passkeys.creationOptions({ ...ownAccount(request), site }));
    },
    CONFIRMED,
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
    CONFIRMED,
  );

  endpoint(
    app,
    renamePasskey,
    async ({ params, body, request }) => {
      await passkeys.rename({ ...ownAccount(request), ...params, ...body.data });
      return done;
    },
    CONFIRMED,
  );

  endpoint(
    app,
    removePasskey,
    async ({ params, body, request, reply }) => {
      await requirePassword(confirmation, { request, reply }, body.data.currentPassword);
      await passkeys.remove({ ...ownAccount(request), ...params });
      return done;
    },
    CONFIRMED,
  );
}

function sessionRoutes(app: FastifyInstance, { sessions, users, confirmation }: AccountParts): void {
  endpoint(app, accountSessions, async ({ provider, request }) =>
    ok(await sessions.listOf(provider.id, await confirmation.ownerOf(request), ownAccount(request).token)),
  );

  endpoint(app, endSession, async ({ params, provider, request }) => {
    const { uid } = ownAccount(request);
    if (!(await sessions.end(provider.id, uid, params.id))) throw notFound('This session');
    return done;
  });

  endpoint(app, endOtherSessions, async ({ request }) => {
    await users.endOtherSessions(ownAccount(request));
    return done;
  });
}

/** The signed-in person and their session. */
const ownAccount = (request: FastifyRequest) => ({
  provider: request.provider.id,
  uid: requireViewer(request.viewer).uid,
  token: bearerToken(request) ?? '',
});

const requirePassword = (
  confirmation: PasswordConfirmation,
  call: { request: FastifyRequest; reply: FastifyReply },
  currentPassword: string,
): Promise<void> => confirmation.require({ ...call, event: 'user.second-factor' }, currentPassword);
