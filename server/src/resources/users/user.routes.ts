import { signUp, usernameCheck } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { type AuditLog, userActor } from '../../audit/audit-log.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireOpenSignUp, requirePublicProvider } from '../auth/auth.policy.ts';
import { presentUser } from '../auth/auth.presenter.ts';
import { languageOfBrowser } from '../auth/auth-page.ts';
import type { UsersService } from './user.service.ts';

interface UserServices {
  users: UsersService;
  audit: AuditLog;
}

/** Per address. Each costs a slow hash. */
const SIGN_UPS_PER_MINUTE = 10;
/** Per address: enough for a person, and too few to enumerate usernames. */
const CHECKS_PER_MINUTE = 30;

export async function userRoutes(app: FastifyInstance, { users, audit }: UserServices): Promise<void> {
  endpoint(
    app,
    signUp,
    async ({ body, provider, request }) => {
      requirePublicProvider(provider);
      requireOpenSignUp(provider, body.data.invitation !== undefined);
      const user = await users.signUp(provider.id, body.data, languageOfBrowser(request));
      const details = user.roles.includes('admin') ? { roles: user.roles } : undefined;
      audit.record({ event: 'sign-up', request, actor: userActor(user), details });
      return ok(presentUser(user));
    },
    { perMinute: SIGN_UPS_PER_MINUTE },
  );

  endpoint(
    app,
    usernameCheck,
    async ({ query, provider }) => {
      requirePublicProvider(provider);
      // With an invitation, which is sent with the account, the form is open.
      requireOpenSignUp(provider, true);
      return ok({ exists: await users.exists({ provider: provider.id, username: query.username }) });
    },
    { perMinute: CHECKS_PER_MINUTE },
  );
}
