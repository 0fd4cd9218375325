import {
  type AuthUser,
  createWizardPortal,
  restoreWizardPortal,
  updateWizardPortal,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../../plugins/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import type { Services } from '../../services.ts';
import { requireRole, requireViewer } from '../auth/auth.policy.ts';
import { isEditorOf, portalAccess } from '../portals/portal.policy.ts';
import { presentToEditor } from '../portals/portal.presenter.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { transitionWrites } from '../portals/portal-transitions.ts';
import { applyWizardStep, newDraft } from './wizard.service.ts';

export async function wizardRoutes(
  app: FastifyInstance,
  { records, passcodes, now }: Services,
): Promise<void> {
  const portals = portalRepository(records);

  /** The portal, for its editors; what others may not know of does not exist. [PERM-08] */
  async function editable(provider: string, id: string, viewer: AuthUser) {
    const record = await portals.get(provider, id);
    if (!record || portalAccess(record.value, viewer, true).kind === 'hidden') throw notFound('This portal');
    if (!isEditorOf(viewer, record.value))
      throw new AppError('forbidden', 'You are not an editor of this portal.');
    return record;
  }

  endpoint(app, createWizardPortal, async ({ body, provider, viewer }) => {
    const creator = requireRole(viewer, 'portal_creator');
    const portal = newDraft({ changes: body.data, provider: provider.id, creator, now: now() });
    await records.batch([
      portals.write({ provider: provider.id, id: portal._id, value: portal, expectedRevision: 0 }),
      ...transitionWrites({ portal, by: creator.uid, now: now() }),
    ]);
    return ok(presentToEditor(portal, passcodes));
  });

  endpoint(app, updateWizardPortal, async ({ params, body, provider, viewer }) => {
    const editor = requireViewer(viewer);
    const { value: before, revision } = await editable(provider.id, params.id, editor);
    const portal = applyWizardStep(before, body.data, now());
    await records.batch([
      portals.write({ provider: provider.id, id: portal._id, value: portal, expectedRevision: revision }),
      ...transitionWrites({ portal, from: before.status, by: editor.uid, now: now() }),
    ]);
    return ok(presentToEditor(portal, passcodes));
  });

  endpoint(app, restoreWizardPortal, async ({ params, provider, viewer }) => {
    const { value: portal } = await editable(provider.id, params.id, requireViewer(viewer));
    return ok(presentToEditor(portal, passcodes));
  });
}
