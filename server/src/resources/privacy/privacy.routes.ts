import { type AuthUser, checkPrivacy, GRANT_HEADER, PASSCODE_HEADER } from '@portico/shared/contracts';
import { isPasscodeEntry, isPortalEditor, mayOpen, WRONG_PASSCODE } from '@portico/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { AuditLog } from '../../audit/audit-log.ts';
import type { Config } from '../../config/config.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok, refused } from '../../plugins/replies.ts';
import { isAdmin } from '../../plugins/viewer.policy.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { portalAccess } from '../portals/portal.policy.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import type { Grants } from './grants.ts';
import { createPasscodeGuard } from './passcode-guard.ts';
import type { Passcodes } from './passcodes.ts';
import { findPrivacySettings, hasGrant, type PrivacySettings } from './private-items.ts';
import { sentPasscode } from './sent-passcode.ts';

interface PrivacyServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  grants: Grants;
  attemptLimiter: AttemptLimiter;
  audit: AuditLog;
}

export async function privacyRoutes(app: FastifyInstance, services: PrivacyServices): Promise<void> {
  const { records, passcodes, grants, config, attemptLimiter, audit } = services;
  const guard = createPasscodeGuard(attemptLimiter);

  endpoint(
    app,
    checkPrivacy,
    async ({ params, provider, viewer, request }) => {
      const item = { provider: provider.id, ...params };
      const record = await findPrivacySettings(records, item);
      // Administrative and archived towns must stay unknown.
      const isAdministrative = item.store === 'town' && config.administrativeTowns.includes(item.id);
      const isForAdmins = isAdministrative || record?.isArchived === true;
      if (!record || isHidden(record, viewer) || (isForAdmins && !isAdmin(viewer)))
        throw notFound('This item');

      const { isPrivate } = record;
      const isEditor = isPortal(record) && isPortalEditor(record, viewer);
      const header = request.headers[GRANT_HEADER];
      const isGranted = await hasGrant({ item, record, header, passcodes, grants });
      if (mayOpen({ isPrivate, isEditor, hasGrant: isGranted })) return ok({});

      const passcode = sentPasscode(request.headers[PASSCODE_HEADER]);
      if (passcode === undefined) return refused('A passcode is required.');
      const wrong = { event: 'passcode', request, on: { kind: params.store, id: params.id } } as const;
      await guard.begin(item, request.ip).catch((error: unknown) => {
        if (error instanceof AppError) audit.record({ ...wrong, outcome: 'locked-out' });
        throw error;
      });
      const isRight = passcodes.isRight(passcode, record.sealedPasscode);
      // The same message for every wrong passcode.
      if (!isRight || !isPasscodeEntry(passcode)) {
        audit.record({ ...wrong, outcome: 'failed' });
        return refused(WRONG_PASSCODE);
      }
      await guard.succeed(item, request.ip);
      return ok({ grant: await grants.issue(item, passcode) });
    },
    { isPublicRead: true },
  );
}

const isPortal = (record: PrivacySettings): record is PortalRecord => 'editors' in record;

const isHidden = (record: PrivacySettings, viewer: AuthUser | undefined): boolean =>
  isPortal(record) && portalAccess(record, viewer, false).kind === 'hidden';
