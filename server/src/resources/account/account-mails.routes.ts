import {
  confirmEmail,
  recoverPassword,
  removeEmail,
  requestEmail,
  requestRecovery,
  stopMails,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AuditLog, userActor } from '../../audit/audit-log.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Mails } from '../../mail/mails.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { requestedOrigin } from '../../plugins/requested-url.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import type { RateLimitStore } from '../../security/rate-limit-store/rate-limit-store.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { requirePublicProvider } from '../auth/auth.policy.ts';
import { languageOfBrowser } from '../auth/auth-page.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import { userRepository } from '../auth/user.repository.ts';
import type { UsersService } from '../users/user.service.ts';
import { CONFIRMATIONS_PER_MINUTE, createPasswordConfirmation } from './password-confirmation.ts';

interface AccountMailServices {
  records: RecordStore;
  codes: OneTimeCodes;
  users: UsersService;
  mails: Mails;
  counts: Pick<RateLimitStore, 'add'>;
  attemptLimiter: AttemptLimiter;
  audit: AuditLog;
}

/** Per address. */
const RECOVERIES_PER_MINUTE = 10;
/** Per account or new address and hour: a stranger must not fill a mailbox. */
const MAILS_PER_HOUR = 5;

/** Paths of the pages that mails lead to. The code is in the fragment, which is never sent to a server or logged. */
const CONFIRM_PATH = '/confirmEmail';
const RECOVERY_PATH = '/recover';

const CONFIRMED = { perMinute: CONFIRMATIONS_PER_MINUTE, isLimitPerPerson: true, needsViewer: true };

/** The e-mail address of the own account, what is mailed there, and a new password by mail. */
export async function accountMailRoutes(app: FastifyInstance, services: AccountMailServices): Promise<void> {
  emailRoutes(app, services);
  recoveryRoutes(app, services);
}

function emailRoutes(app: FastifyInstance, services: AccountMailServices): void {
  const { records, codes, users, mails, counts, audit } = services;
  const accounts = userRepository(records);
  const confirmation = createPasswordConfirmation(services);

  endpoint(
    app,
    requestEmail,
    async ({ body: { data }, provider, request, reply }) => {
      requirePublicProvider(provider);
      const { uid } = requireViewer(request.viewer);
      // Anyone with the address can set a new password: a session alone must not change it.
      await confirmation.requireIfAny({ request, reply, event: 'user.email' }, data.currentPassword);
      if (!(await isBelowMailLimit(counts, `address mail ${provider.id} ${uid}`)))
        throw new AppError('too-many-requests', 'Too many mails were sent: please try again in an hour.');
      const owner = await confirmation.ownerOf(request);
      // The account's own language, which only the profile changes.
      const language = owner.language ?? languageOfBrowser(request);
      const { code, expiresAt } = await codes.issue({
        provider: provider.id,
        owner,
        purpose: 'email',
        email: data.email,
      });
      const origin = requestedOrigin(request);
      const about = { kind: 'confirm', href: `${origin}${CONFIRM_PATH}#${code}`, expiresAt } as const;
      const write = await mails.toAddress({
        provider: provider.id,
        origin,
        to: data.email,
        language,
        uid,
        name: owner.displayName,
        about,
      });
      await records.batch([write]);
      await users.changeMail({ provider: provider.id, uid, language });
      return done;
    },
    CONFIRMED,
  );

  endpoint(
    app,
    confirmEmail,
    async ({ body: { data }, provider, request }) => {
      requirePublicProvider(provider);
      const user = await users.confirmEmail({ provider: provider.id, code: data.code });
      audit.record({ event: 'user.email', request, actor: userActor(user) });
      return ok({ email: (await accounts.get(provider.id, user.uid))?.value.email ?? '' });
    },
    { perMinute: RECOVERIES_PER_MINUTE },
  );

  endpoint(
    app,
    removeEmail,
    async ({ body: { data }, provider, request, reply }) => {
      await confirmation.requireIfAny({ request, reply, event: 'user.email' }, data.currentPassword);
      const { uid } = requireViewer(request.viewer);
      await users.changeMail({ provider: provider.id, uid, email: undefined });
      return done;
    },
    CONFIRMED,
  );

  endpoint(
    app,
    stopMails,
    async ({ body: { data }, provider, viewer }) => {
      const { uid } = requireViewer(viewer);
      await users.changeMail({ provider: provider.id, uid, stoppedMails: [...new Set(data.stoppedMails)] });
      return done;
    },
    CONFIRMED,
  );
}

function recoveryRoutes(app: FastifyInstance, services: AccountMailServices): void {
  const { records, codes, users, mails, counts, audit } = services;
  const accounts = userRepository(records);

  async function recover(name: string, request: FastifyRequest): Promise<void> {
    const provider = request.provider.id;
    const user = (await accounts.byEmail(provider, name)) ?? (await accounts.recordOf(provider, name));
    const owner = user?.value;
    if (!owner?.email || owner.isDisabled) return;
    if (!(await isBelowMailLimit(counts, `recovery mail ${provider} ${owner.uid}`))) return;
    const { code, expiresAt } = await codes.issue({ provider, owner, purpose: 'recovery' });
    const origin = requestedOrigin(request);
    const about = { kind: 'recovery', href: `${origin}${RECOVERY_PATH}#${code}`, expiresAt } as const;
    await mails.toAccount({ provider, origin, receiver: owner, about });
  }

  endpoint(
    app,
    requestRecovery,
    ({ body: { data }, provider, request }) => {
      requirePublicProvider(provider);
      // After the reply, whose time must not reveal whether there is such an account.
      setImmediate(
        () =>
          void recover(data.name, request).catch((err: unknown) =>
            request.log.error({ err }, 'a recovery mail was not queued'),
          ),
      );
      return done;
    },
    { perMinute: RECOVERIES_PER_MINUTE },
  );

  endpoint(
    app,
    recoverPassword,
    async ({ body: { data }, provider, request }) => {
      requirePublicProvider(provider);
      const user = await users.recoverPassword({ provider: provider.id, ...data });
      audit.record({ event: 'user.recover', request, actor: userActor(user) });
      await mails.toAccount({
        provider: provider.id,
        origin: requestedOrigin(request),
        receiver: user,
        about: { kind: 'passwordChanged' },
      });
      return ok({ username: user.username });
    },
    { perMinute: RECOVERIES_PER_MINUTE },
  );
}

async function isBelowMailLimit(counts: AccountMailServices['counts'], name: string): Promise<boolean> {
  const { count } = await counts.add({ name, most: MAILS_PER_HOUR, forMs: 3_600_000 });
  return count <= MAILS_PER_HOUR;
}
