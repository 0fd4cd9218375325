import {
  type AuditEvent,
  changePerson,
  consolePeople,
  consolePerson,
  endPersonSessions,
  FALLBACK_LANGUAGE,
  invitePerson,
  resetSecondFactor,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditLog } from '../../audit/audit-log.ts';
import { AppError, changedMeanwhile, notFound, refusedField } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { Mails } from '../../mail/mails.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { CONFIRMATIONS_PER_MINUTE, createPasswordConfirmation } from '../account/password-confirmation.ts';
import type { Sessions } from '../auth/sessions.ts';
import { originOf } from '../auth/social/social.routes.ts';
import { userRepository } from '../auth/user.repository.ts';
import type { UsersService } from '../users/user.service.ts';
import { authorOfRoles, peopleList, personOf } from './people.service.ts';

interface PeopleServices {
  mails: Mails;
  records: RecordStore;
  sessions: Sessions;
  users: UsersService;
  attemptLimiter: AttemptLimiter;
  audit: AuditLog;
}

/** Per person: the list reads every account of the provider. */
const LISTS_PER_MINUTE = 120;
/** Per person. */
const CHANGES_PER_MINUTE = 60;

/** Accounts of the provider, for its admins. */
export async function peopleRoutes(app: FastifyInstance, services: PeopleServices): Promise<void> {
  const { records, users } = services;
  const confirmation = createPasswordConfirmation(services);
  const accounts = userRepository(records);
  const limited = (perMinute: number) => ({ perMinute, isLimitPerPerson: true, needsViewer: true });

  /** Asks for the admin's own password, as the account settings do for a second factor. */
  async function requirePassword(
    call: { request: FastifyRequest; reply: FastifyReply; event: AuditEvent },
    currentPassword: string | undefined,
  ): Promise<void> {
    if (currentPassword === undefined)
      throw refusedField({ path: 'currentPassword', message: 'required', code: 'required' });
    await confirmation.require(call, currentPassword);
  }

  endpoint(
    app,
    consolePeople,
    async ({ query, provider, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await peopleList(records, provider.id, query));
    },
    limited(LISTS_PER_MINUTE),
  );

  endpoint(app, consolePerson, async ({ params, provider, viewer }) => {
    requireRole(viewer, 'admin');
    return ok(await personOf(services, { provider: provider.id, ...params }));
  });

  endpoint(
    app,
    invitePerson,
    async ({ body: { data }, provider, viewer, request, reply }) => {
      const { uid } = requireRole(viewer, 'admin');
      if (provider.isPrivate || provider.settings.signUp === 'closed')
        throw new AppError('conflict', 'Sign-up is closed on this site.');
      if (data.isAdmin) {
        await requirePassword({ request, reply, event: 'user.invite' }, data.currentPassword);
      }
      const { email, language = FALLBACK_LANGUAGE } = data;
      const invitation = { adminBy: data.isAdmin ? uid : undefined, email };
      const { path, expiresAt } = await users.invite(provider.id, invitation);
      const origin = originOf(request);
      const address = origin + path;
      if (email !== undefined) {
        const about = { kind: 'invitation', href: address, expiresAt } as const;
        await records.batch([
          await services.mails.toAddress({ provider: provider.id, origin, to: email, language, about }),
        ]);
      }
      return ok({ address, expiresAt });
    },
    limited(CONFIRMATIONS_PER_MINUTE),
  );

  endpoint(
    app,
    changePerson,
    async ({ params, body: { data }, provider, viewer, request, reply }) => {
      const { uid: by } = requireRole(viewer, 'admin');
      const person = { provider: provider.id, uid: params.uid, by };
      if ('isDisabled' in data) {
        await (data.isDisabled ? users.disable(person) : users.enable(person));
        return done;
      }
      if ('isReviewed' in data) {
        await retryOnConflict(async () => {
          const stored = await accounts.get(provider.id, params.uid);
          if (!stored) throw notFound('This user');
          await records.batch([accounts.change(stored, { isReviewed: data.isReviewed || undefined })]);
        });
        return done;
      }
      const before = await accounts.get(provider.id, params.uid);
      if (data.roles.includes('admin') && !before?.value.roles.includes('admin'))
        await requirePassword({ request, reply, event: 'user.roles' }, data.currentPassword);
      const roles = [...new Set(data.roles)];
      await users.setRoles({ ...person, roles, seen: data.rolesDate }).catch(async (error: unknown) => {
        if (!(error instanceof AppError) || !error.conflict) throw error;
        const author = await authorOfRoles(services, person);
        throw changedMeanwhile('this user', { ...error.conflict, by: author });
      });
      return done;
    },
    limited(CHANGES_PER_MINUTE),
  );

  endpoint(
    app,
    endPersonSessions,
    async ({ params, provider, viewer }) => {
      const { uid: by } = requireRole(viewer, 'admin');
      await users.endSessions({ provider: provider.id, ...params, by });
      return done;
    },
    limited(CHANGES_PER_MINUTE),
  );

  endpoint(
    app,
    resetSecondFactor,
    async ({ params, body, provider, viewer, request, reply }) => {
      const { uid: by } = requireRole(viewer, 'admin');
      await requirePassword({ request, reply, event: 'user.second-factor' }, body.data.currentPassword);
      await users.removeSecondFactor({ provider: provider.id, ...params, by });
      return done;
    },
    limited(CONFIRMATIONS_PER_MINUTE),
  );
}
