import {
  type AuditEvent,
  changePerson,
  consolePeople,
  consolePerson,
  endPersonSessions,
  FALLBACK_LANGUAGE,
  invitePerson,
  type Role,
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
import {
  CONFIRMATIONS_PER_MINUTE,
  createPasswordConfirmation,
  type PasswordConfirmation,
} from '../account/password-confirmation.ts';
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

/** The services, and the check of the admin's own password. */
interface PeopleParts extends PeopleServices {
  confirmation: PasswordConfirmation;
}

/** An account, and the admin who changes it. */
interface Person {
  provider: string;
  uid: string;
  by: string;
}

/** Per person: the list reads every account of the provider. */
const LISTS_PER_MINUTE = 120;
/** Per person. */
const CHANGES_PER_MINUTE = 60;

/** Accounts of the provider, for its admins. */
export async function peopleRoutes(app: FastifyInstance, services: PeopleServices): Promise<void> {
  const parts = { ...services, confirmation: createPasswordConfirmation(services) };
  listRoutes(app, parts);
  invitationRoutes(app, parts);
  personRoutes(app, parts);
}

function listRoutes(app: FastifyInstance, services: PeopleParts): void {
  const { records } = services;

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
}

function invitationRoutes(app: FastifyInstance, { records, users, mails, confirmation }: PeopleParts): void {
  endpoint(
    app,
    invitePerson,
    async ({ body: { data }, provider, viewer, request, reply }) => {
      const { uid } = requireRole(viewer, 'admin');
      if (provider.isPrivate || provider.settings.signUp === 'closed')
        throw new AppError('conflict', 'Sign-up is closed on this site.');
      if (data.isAdmin) {
        const call = { request, reply, event: 'user.invite' } as const;
        await requirePassword(confirmation, call, data.currentPassword);
      }
      const { email, language = FALLBACK_LANGUAGE } = data;
      const invitation = { adminBy: data.isAdmin ? uid : undefined, email };
      const { path, expiresAt } = await users.invite(provider.id, invitation);
      const origin = originOf(request);
      const address = origin + path;
      if (email !== undefined) {
        const about = { kind: 'invitation', href: address, expiresAt } as const;
        await records.batch([
          await mails.toAddress({ provider: provider.id, origin, to: email, language, about }),
        ]);
      }
      return ok({ address, expiresAt });
    },
    limited(CONFIRMATIONS_PER_MINUTE),
  );
}

/** Changes of one account. */
function personRoutes(app: FastifyInstance, services: PeopleParts): void {
  const { records, users, confirmation } = services;
  const accounts = userRepository(records);

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
        await setReviewed(person, data.isReviewed);
        return done;
      }
      const before = await accounts.get(provider.id, params.uid);
      if (data.roles.includes('admin') && !before?.value.roles.includes('admin')) {
        const call = { request, reply, event: 'user.roles' } as const;
        await requirePassword(confirmation, call, data.currentPassword);
      }
      await setRoles(person, data);
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
      const call = { request, reply, event: 'user.second-factor' } as const;
      await requirePassword(confirmation, call, body.data.currentPassword);
      await users.removeSecondFactor({ provider: provider.id, ...params, by });
      return done;
    },
    limited(CONFIRMATIONS_PER_MINUTE),
  );

  const setReviewed = ({ provider, uid }: Person, isReviewed: boolean): Promise<void> =>
    retryOnConflict(async () => {
      const stored = await accounts.get(provider, uid);
      if (!stored) throw notFound('This user');
      await records.batch([accounts.change(stored, { isReviewed: isReviewed || undefined })]);
    });

  async function setRoles(person: Person, { roles, rolesDate }: { roles: Role[]; rolesDate: string | null }) {
    const change = { ...person, roles: [...new Set(roles)], seen: rolesDate };
    await users.setRoles(change).catch(async (error: unknown) => {
      if (!(error instanceof AppError) || !error.conflict) throw error;
      const author = await authorOfRoles(services, person);
      throw changedMeanwhile('this user', { ...error.conflict, by: author });
    });
  }
}

const limited = (perMinute: number) => ({ perMinute, isLimitPerPerson: true, needsViewer: true });

/** Asks for the admin's own password, as the account settings do for a second factor. */
async function requirePassword(
  confirmation: PasswordConfirmation,
  call: { request: FastifyRequest; reply: FastifyReply; event: AuditEvent },
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined)
    throw refusedField({ path: 'currentPassword', message: 'required', code: 'required' });
  await confirmation.require(call, currentPassword);
}
