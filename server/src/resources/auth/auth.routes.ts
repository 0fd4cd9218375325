import { currentUser, login, logout } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../plugins/app-error.ts';
import { bearerToken } from '../../plugins/current-viewer.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import type { Services } from '../../services.ts';
import { requireViewer } from './auth.policy.ts';
import { presentUser } from './auth.presenter.ts';
import { isPassword } from './passwords.ts';
import { userRepository } from './user.repository.ts';

/** Attempts of one address, right ones included. */
const LOGINS_PER_MINUTE = 30;

export async function authRoutes(app: FastifyInstance, { records, sessions }: Services): Promise<void> {
  const users = userRepository(records);

  endpoint(
    app,
    login,
    async ({ body, provider }) => {
      if ('token' in body)
        throw new AppError('invalid', 'Signing in with this social provider is not set up.');
      const user = await users.byUsername(provider.id, body.username);
      if (!(await isPassword(body.password, user?.passwordHash)) || !user) {
        throw new AppError('unauthenticated', 'Username or password is incorrect.');
      }
      return { ...ok(presentUser(user)), jsonWebToken: await sessions.open(provider.id, user.uid) };
    },
    { perMinute: LOGINS_PER_MINUTE },
  );

  endpoint(app, currentUser, ({ viewer }) => ok(requireViewer(viewer)));

  endpoint(app, logout, async ({ provider, request }) => {
    const token = bearerToken(request);
    if (token) await sessions.revoke(provider.id, token);
    return done;
  });
}
