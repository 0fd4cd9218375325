import type { AuditEvent } from '@portico/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditLog } from '../../audit/audit-log.ts';
import { AppError, refusedField, wrongPassword } from '../../kernel/app-error.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { createLoginGuard, tooManyAttempts } from '../auth/login-guard.ts';
import { isPassword } from '../auth/passwords.ts';
import { type UserRecord, usernameKey, userRepository } from '../auth/user.repository.ts';

/** Per person; each costs two slow hashes. */
export const CONFIRMATIONS_PER_MINUTE = 10;

interface PasswordConfirmationServices {
  records: RecordStore;
  attemptLimiter: AttemptLimiter;
  audit: AuditLog;
}

/** A request of a signed-in person, and the event that a wrong password is recorded as. */
interface ConfirmedCall {
  request: FastifyRequest;
  reply: FastifyReply;
  event: AuditEvent;
}

/** Confirms with their current password that a signed-in person is the one at the keyboard. */
export interface PasswordConfirmation {
  /** The signed-in person's record. */
  ownerOf(request: FastifyRequest): Promise<UserRecord>;
  /**
   * Runs work that checks the current password and throws 'invalid' at `currentPassword`. A wrong one counts as a failed
   * sign-in.
   */
  guarded(call: ConfirmedCall, work: () => Promise<void>): Promise<void>;
  /** Throws 'invalid' at `currentPassword` when it is wrong, and 'conflict' for an account without a password. */
  require(call: ConfirmedCall, currentPassword: string): Promise<void>;
  /** As `require`, but an account without a password passes. */
  requireIfAny(call: ConfirmedCall, currentPassword: string | undefined): Promise<void>;
}

export function createPasswordConfirmation(services: PasswordConfirmationServices): PasswordConfirmation {
  const { records, attemptLimiter, audit } = services;
  const users = userRepository(records);
  const guard = createLoginGuard(attemptLimiter);

  async function ownerOf(request: FastifyRequest): Promise<UserRecord> {
    const { uid } = requireViewer(request.viewer);
    return (await users.existing(request.provider.id, uid)).value;
  }

  async function guarded({ request, reply, event }: ConfirmedCall, work: () => Promise<void>): Promise<void> {
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

  const requirePassword = (call: ConfirmedCall, currentPassword: string): Promise<void> =>
    guarded(call, async () => {
      const { passwordHash } = await ownerOf(call.request);
      if (passwordHash === undefined) {
        const message = 'This account has no password.';
        const path = 'currentPassword';
        throw new AppError('conflict', message, [{ path, message, code: 'not-allowed' }]);
      }
      if (!(await isPassword(currentPassword, passwordHash))) throw wrongPassword();
    });

  return {
    ownerOf,
    guarded,
    require: requirePassword,
    async requireIfAny(call, currentPassword) {
      const { passwordHash } = await ownerOf(call.request);
      if (passwordHash === undefined) return;
      if (currentPassword === undefined)
        throw refusedField({ path: 'currentPassword', message: 'required', code: 'required' });
      await requirePassword(call, currentPassword);
    },
  };
}
