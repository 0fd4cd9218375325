import { type AuthUser, checkPrivacy } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../../plugins/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok, refused } from '../../plugins/replies.ts';
import type { Services } from '../../services.ts';
import { isEditorOf, portalAccess } from '../portals/portal.policy.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import { createAttempts, networkOf } from './attempts.ts';
import { GRANT_HEADER } from './grants.ts';
import { findLockable, hasGrant, type Lockable } from './private-items.ts';

/** Characters. [CONST-08] */
const PASSCODE_LENGTH = 6;
const WRONG_TRIES_OF_ADDRESS = { max: 20, windowMs: 10 * 60_000 };
/** So high that visitors of one item do not lock each other out, so low that guessing takes centuries. */
const WRONG_TRIES_AT_ITEM = { max: 200, windowMs: 60 * 60_000 };
/** [VAL-21] The same words for every wrong passcode. */
const WRONG_PASSCODE = 'Passcode ไม่ถูกต้อง';

export async function privacyRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { records, passcodes, grants, now } = services;
  const byAddress = createAttempts(WRONG_TRIES_OF_ADDRESS, now);
  const byItem = createAttempts(WRONG_TRIES_AT_ITEM, now);

  endpoint(app, checkPrivacy, async ({ params, provider, viewer, request }) => {
    const item = { provider: provider.id, ...params };
    const record = await findLockable(records, item);
    if (!record || isHidden(record, viewer)) throw notFound('This item');

    const opensAnyway =
      !record.isPrivate ||
      (isPortal(record) && isEditorOf(viewer, record)) ||
      (await hasGrant({ item, record, header: request.headers[GRANT_HEADER], passcodes, grants }));
    if (opensAnyway) return ok({});

    const passcode = request.headers['x-passcode'];
    if (typeof passcode !== 'string' || passcode === '') return refused('A passcode is required.');

    const address = networkOf(request.ip);
    const itemName = `${item.provider}/${item.store}/${item.id}`;
    if (byAddress.isExhausted(address) || byItem.isExhausted(itemName)) {
      throw new AppError('too-many-requests', 'Too many wrong passcodes: please try again later.');
    }
    const isRight = passcodes.isRight(passcode, record.sealedPasscode);
    if (!isRight || passcode.length !== PASSCODE_LENGTH) {
      byAddress.countWrong(address);
      byItem.countWrong(itemName);
      return refused(WRONG_PASSCODE);
    }
    return ok({ grant: await grants.issue(item, passcode) });
  });
}

const isPortal = (record: Lockable): record is PortalRecord => 'editors' in record;

const isHidden = (record: Lockable, viewer: AuthUser | undefined): boolean =>
  isPortal(record) && portalAccess(record, viewer, false).kind === 'hidden';
