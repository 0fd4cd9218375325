import {
  portalVersion,
  portalVersions,
  restorePortalVersion as restorePortalVersionCall,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { displayNames } from '../auth/user.repository.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { refuseUnreviewed } from './draft-review.service.ts';
import { presentToEditor, presentToModerator, withAllSigned, withSignedImages } from './portal.presenter.ts';
import type { VersionMark } from './portal-version.repository.ts';
import { restoreVersion, versionOf, versionsOf } from './portal-version.service.ts';
import { withProductCounts } from './product-counts.ts';

interface PortalVersionServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  imageSignatures: ImageSignatures;
  now: () => Date;
}

/** Lists, shows and restores versions of a portal. [T-49] */
export async function portalVersionRoutes(
  app: FastifyInstance,
  services: PortalVersionServices,
): Promise<void> {
  const { records, imageSignatures, passcodes } = services;

  async function presentMarks(provider: string, marks: readonly VersionMark[]) {
    const names = await displayNames(records, { provider, uids: marks.flatMap(({ by }) => by ?? []) });
    return marks.map((mark) => ({ ...mark, by: mark.by && (names.get(mark.by) ?? mark.by) }));
  }

  endpoint(app, portalVersions, async ({ params, provider, viewer }) => {
    const request = { provider: provider.id, id: params.id, viewer: requireViewer(viewer) };
    const { versions } = await versionsOf(records, request);
    return ok(await presentMarks(provider.id, versions.toReversed()));
  });

  endpoint(app, portalVersion, async ({ params, provider, viewer }) => {
    const { id, number } = params;
    const request = { provider: provider.id, id, number, viewer: requireViewer(viewer) };
    const { portal, version } = await versionOf(records, request);
    const [mark = version] = await presentMarks(provider.id, [version]);
    // Signed, because pictures that only a version shows are not public.
    return ok({ ...mark, portal: withAllSigned(presentToModerator(portal), imageSignatures) });
  });

  endpoint(
    app,
    restorePortalVersionCall,
    async ({ params, body, provider, viewer }) => {
      const editor = requireViewer(viewer);
      await refuseUnreviewed(records, { provider: provider.id, id: params.id, editor });
      const portal = await restoreVersion(services, {
        provider: provider.id,
        id: params.id,
        number: params.number,
        editor,
        seen: body.data.modifiedDate,
      });
      const shown = withSignedImages(presentToEditor(portal, passcodes), imageSignatures);
      return ok(await withProductCounts(records, shown));
    },
    { ...saveLimits(services.config).saves, needsViewer: true },
  );
}
