import { generatePasscode as generatePasscodeCall } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import { generatePasscode } from './generate-passcode.ts';

/** More than anyone presses the button. */
const PASSCODES_PER_MINUTE = 60;

/** Routes of passcodes. [API-14, OPEN-27] */
export async function passcodeRoutes(app: FastifyInstance): Promise<void> {
  endpoint(
    app,
    generatePasscodeCall,
    ({ viewer }) => {
      requireRole(viewer, 'portal_creator');
      return ok({ passcode: generatePasscode() });
    },
    { perMinute: PASSCODES_PER_MINUTE },
  );
}
