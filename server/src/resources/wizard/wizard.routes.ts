import { createWizardPortal, restoreWizardPortal, updateWizardPortal } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { notFound } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireRole, requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { requireEditorOf } from '../portals/portal.policy.ts';
import { presentToEditor, withSignedImages } from '../portals/portal.presenter.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import { PORTAL_BODY_LIMIT } from '../portals/portal.routes.ts';
import { withProductCounts } from '../portals/product-counts.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { createDraft, saveWizardStep } from './wizard.service.ts';

interface WizardServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  imageSignatures: ImageSignatures;
  now: () => Date;
}

/** Per person: anyone may sign up, and every portal is stored. */
const NEW_PORTALS_PER_MINUTE = 60;

export async function wizardRoutes(app: FastifyInstance, services: WizardServices): Promise<void> {
  const portals = portalRepository(services.records);
  const present = async (portal: PortalRecord) => {
    const shown = withSignedImages(presentToEditor(portal, services.passcodes), services.imageSignatures);
    return ok(await withProductCounts(services.records, shown));
  };

  endpoint(
    app,
    createWizardPortal,
    async ({ body, provider, viewer }) => {
      const creator = requireRole(viewer, 'portal_creator');
      return present(await createDraft(services, { provider: provider.id, creator, changes: body.data }));
    },
    {
      bodyLimit: PORTAL_BODY_LIMIT,
      needsViewer: true,
      perMinute: NEW_PORTALS_PER_MINUTE,
      isLimitPerPerson: true,
    },
  );

  endpoint(
    app,
    updateWizardPortal,
    async ({ params, body, provider, viewer }) => {
      const editor = requireViewer(viewer);
      const save = { provider: provider.id, id: params.id, editor, changes: body.data };
      return present(await saveWizardStep(services, save));
    },
    { ...saveLimits(services.config).saves, bodyLimit: PORTAL_BODY_LIMIT, needsViewer: true },
  );

  endpoint(app, restoreWizardPortal, async ({ params, provider, viewer }) => {
    const editor = requireViewer(viewer);
    const stored = await portals.get(provider.id, params.id);
    if (!stored) throw notFound('This portal');
    requireEditorOf(stored.value, editor);
    return present(stored.value);
  });
}
