import multipart from '@fastify/multipart';
import { type AuthUser, deleteImage, uploadImage } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../../plugins/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done } from '../../plugins/replies.ts';
import type { Services } from '../../services.ts';
import { requireRole, requireViewer } from '../auth/auth.policy.ts';
import { askerOf, createPortalReader } from '../portals/portal.reader.ts';
import { presentUpload } from './image.presenter.ts';
import { createImageReader } from './image.reader.ts';
import { SITE } from './image.repository.ts';
import { deleteImageOf, takeImage } from './image.service.ts';
import { withUpload } from './upload.ts';

/** Per person: a large gallery in one go, and no more than the server encodes meanwhile. */
const UPLOADS_PER_MINUTE = 60;

export async function imageUploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  const portals = createPortalReader(services);
  const images = createImageReader(services);

  /** The person, who edits the portal that the image is for; the site's images are its admins'. [T-09] */
  async function requireEditor(owner: string, request: FastifyRequest): Promise<AuthUser> {
    if (owner === SITE) return requireRole(request.viewer, 'admin');
    const viewer = requireViewer(request.viewer);
    const found = await portals.find(request.provider.id, owner, askerOf(request));
    if (!found) throw notFound('This portal');
    if (found.kind !== 'visible' || !found.isEditor) {
      throw new AppError('forbidden', 'You are not an editor of this portal.');
    }
    return viewer;
  }

  endpoint(
    app,
    uploadImage,
    async ({ params, query, provider, request }) => {
      const { uid } = await requireEditor(params.portalId, request);
      const image = await withUpload(request, services.config.dataFolder, ({ file, fields }) =>
        takeImage(services, {
          provider: provider.id,
          owner: params.portalId,
          by: uid,
          source: file,
          longerSide: query.longerWidth,
          originalImageId: fields.get('originalImageId'),
        }),
      );
      const access = await images.accessTo({ provider: provider.id, id: image.id });
      return presentUpload({
        image,
        isPublic: access === 'public',
        sign: (address) => services.imageSignatures.signed(provider.id, address),
        now: services.now(),
      });
    },
    { perMinute: UPLOADS_PER_MINUTE, isLimitPerPerson: true },
  );

  endpoint(app, deleteImage, async ({ params, provider, request }) => {
    await requireEditor(params.portalId, request);
    await deleteImageOf(services, { provider: provider.id, owner: params.portalId, id: params.imageId });
    return done;
  });
}
