import multipart from '@fastify/multipart';
import { type AuthUser, deleteImage, uploadImage } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { notFound } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireRole, requireViewer } from '../../plugins/viewer.policy.ts';
import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { presentUpload } from '../images/image.presenter.ts';
import { createImageReader } from '../images/image.reader.ts';
import { SITE } from '../images/image.repository.ts';
import { deleteImageOf, takeImage } from '../images/image.service.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { createPortalReader, requesterOf, requireEditor } from '../portals/portal.reader.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { webPageRepository } from '../web-pages/web-page.repository.ts';
import { withUpload } from './upload.ts';

interface ImageUploadServices {
  config: Config;
  records: RecordStore;
  images: ImageStore;
  passcodes: Passcodes;
  grants: Grants;
  imageSignatures: ImageSignatures;
  contentVersions: ContentVersions;
  now: () => Date;
}

/** Per person: enough for a large gallery, and no more than the server can encode. */
const UPLOADS_PER_MINUTE = 60;

export async function imageUploadRoutes(app: FastifyInstance, services: ImageUploadServices): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  const portals = createPortalReader(services);
  const webPages = webPageRepository(services.records);
  const images = createImageReader(services);

  /**
   * The signed-in editor of the portal that the image is for; images of the site are for the editors of any of its
   * pages.
   */
  async function editorOf(owner: string, request: FastifyRequest): Promise<AuthUser> {
    const viewer = requireViewer(request.viewer);
    if (owner === SITE) {
      const edited = await webPages.list(request.provider.id, { field: 'editor', value: viewer.uid });
      return edited.length > 0 ? viewer : requireRole(viewer, 'admin');
    }
    const found = await portals.find(request.provider.id, owner, requesterOf(request));
    if (!found) throw notFound('This portal');
    requireEditor(found);
    return viewer;
  }

  endpoint(
    app,
    uploadImage,
    async ({ params, query, provider, request }) => {
      const { uid } = await editorOf(params.portalId, request);
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

  endpoint(
    app,
    deleteImage,
    async ({ params, provider, request }) => {
      await editorOf(params.portalId, request);
      await deleteImageOf(services, { provider: provider.id, owner: params.portalId, id: params.imageId });
      return done;
    },
    saveLimits(services.config).saves,
  );
}
