import { createWebPage, deleteWebPage, updateWebPage, webPageById } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { notFound } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireRole, requireViewer } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { authoriseWebPageEdit, isPageVisible } from './web-page.policy.ts';
import { presentWebPage } from './web-page.presenter.ts';
import { type WebPageRecord, webPageRepository } from './web-page.repository.ts';
import * as service from './web-page.service.ts';

interface WebPageServices {
  config: Config;
  records: RecordStore;
  imageSignatures: ImageSignatures;
  now: () => Date;
}

/** Routes of web pages. [API-16, OPEN-12, OPEN-13] */
export async function webPageRoutes(app: FastifyInstance, services: WebPageServices): Promise<void> {
  const pages = webPageRepository(services.records);
  const present = (page: WebPageRecord, provider: string) =>
    presentWebPage(page, provider, services.imageSignatures);
  const { saves } = saveLimits(services.config);

  endpoint(
    app,
    webPageById,
    async ({ params, provider, viewer }) => {
      const record = await pages.get(provider.id, params.id);
      if (!record || !isPageVisible(record.value, viewer)) throw notFound('This page');
      return { data: present(record.value, provider.id) };
    },
    { isPublicRead: true },
  );

  endpoint(
    app,
    createWebPage,
    async ({ body: { data }, provider, viewer }) => {
      const by = requireRole(viewer, 'admin').uid;
      return ok(
        present(await service.createWebPage(services, { provider: provider.id, by, data }), provider.id),
      );
    },
    saves,
  );

  endpoint(
    app,
    updateWebPage,
    async ({ params: { id }, body: { data }, provider, viewer }) => {
      const editor = requireViewer(viewer);
      const page = await service.updateWebPage(services, {
        provider: provider.id,
        id,
        by: editor.uid,
        data,
        authorise: (stored) => authoriseWebPageEdit({ viewer: editor, page: stored, changes: data }),
      });
      return ok(present(page, provider.id));
    },
    saves,
  );

  endpoint(
    app,
    deleteWebPage,
    async ({ params: { id }, provider, viewer }) => {
      requireRole(viewer, 'admin');
      await service.deleteWebPage(services, { provider: provider.id, id });
      return done;
    },
    saves,
  );
}
