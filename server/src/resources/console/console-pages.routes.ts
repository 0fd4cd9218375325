import {
  consolePages,
  discardPageDraft,
  type PageDraft,
  pageDraft,
  publishPage,
  savePageDraft,
  unpublishPage,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { saveLimits } from '../../plugins/save-limits.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { displayNames } from '../auth/user.repository.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { pageState, presentDraft } from '../web-pages/web-page.presenter.ts';
import { webPageDraftRepository, webPageRepository } from '../web-pages/web-page.repository.ts';
import * as service from '../web-pages/web-page-draft.service.ts';
import { firstTranslation, listPage, translationsOf } from './list-page.ts';

interface ConsolePagesServices {
  config: Config;
  records: RecordStore;
  imageSignatures: ImageSignatures;
  now: () => Date;
}

/** Per address: a list reads every custom page of the provider. */
const LISTS_PER_MINUTE = 60;

/** Routes of the console's custom pages: their list, drafts, and what visitors see of them. */
export async function consolePagesRoutes(
  app: FastifyInstance,
  services: ConsolePagesServices,
): Promise<void> {
  listRoutes(app, services);
  draftRoutes(app, services);
}

function listRoutes(app: FastifyInstance, { records }: ConsolePagesServices): void {
  endpoint(
    app,
    consolePages,
    async ({ query: { state, ...query }, provider, viewer }) => {
      requireRole(viewer, 'admin');
      const pages = await webPageRepository(records).list(provider.id);
      const drafts = new Map(
        (await webPageDraftRepository(records).list(provider.id)).map(({ id, value }) => [id, value]),
      );
      const all = pages.map(({ id, value: page }) => {
        const draft = drafts.get(id);
        const { title, menuOrder, modifiedDate: at, modifiedBy } = draft ?? page;
        return { id, title, state: pageState(page, draft !== undefined), menuOrder, at, modifiedBy };
      });
      const { total, rows } = listPage(
        all.filter((row) => state === undefined || row.state === state),
        query,
        {
          textsOf: ({ id, title }) => [id, ...translationsOf(title)],
          order: {
            title: (a, b) => firstTranslation(a.title).localeCompare(firstTranslation(b.title)),
            changed: (a, b) => (b.at ?? '').localeCompare(a.at ?? ''),
          },
        },
      );
      const uids = rows.flatMap(({ modifiedBy }) => modifiedBy ?? []);
      const names = await displayNames(records, { provider: provider.id, uids });
      return ok({
        total,
        rows: rows.map(({ modifiedBy: by, ...row }) => ({ ...row, by: by && (names.get(by) ?? by) })),
      });
    },
    { perMinute: LISTS_PER_MINUTE },
  );
}

/** Drafts, and what visitors see. */
function draftRoutes(app: FastifyInstance, services: ConsolePagesServices): void {
  const { records, imageSignatures: signatures } = services;
  const saving = { ...saveLimits(services.config).saves, needsViewer: true };

  async function present(provider: string, edited: service.EditedPage): Promise<PageDraft> {
    const overwrites = await overwrittenChange(provider, edited);
    return presentDraft(edited, { provider, signatures, overwrites });
  }

  async function overwrittenChange(
    provider: string,
    { page, draft }: service.EditedPage,
  ): Promise<PageDraft['overwrites']> {
    const { modifiedDate: at, modifiedBy: uid } = page;
    if (!draft || at === undefined || draft.basedOn === at) return undefined;
    const names = await displayNames(records, { provider, uids: uid === undefined ? [] : [uid] });
    return { by: uid && names.get(uid), at };
  }

  endpoint(app, pageDraft, async ({ params: { id }, provider, viewer }) => {
    requireRole(viewer, 'admin');
    return ok(await present(provider.id, await service.editedPage(records, { provider: provider.id, id })));
  });

  endpoint(
    app,
    savePageDraft,
    async ({ params: { id }, body: { data }, provider, viewer }) => {
      const by = requireRole(viewer, 'admin').uid;
      const edited = await service.savePageDraft(services, { provider: provider.id, id, by, data });
      return ok(await present(provider.id, edited));
    },
    saving,
  );

  endpoint(
    app,
    discardPageDraft,
    async ({ params: { id }, query, provider, viewer }) => {
      requireRole(viewer, 'admin');
      const named = { provider: provider.id, id, seen: query.modifiedDate };
      return ok(await present(provider.id, await service.discardPageDraft(records, named)));
    },
    saving,
  );

  endpoint(
    app,
    publishPage,
    async ({ params: { id }, body: { data }, provider, viewer }) => {
      const by = requireRole(viewer, 'admin').uid;
      const edit = { provider: provider.id, id, by, seen: data.modifiedDate };
      return ok(await present(provider.id, await service.publishPage(services, edit)));
    },
    saving,
  );

  endpoint(
    app,
    unpublishPage,
    async ({ params: { id }, provider, viewer }) => {
      const by = requireRole(viewer, 'admin').uid;
      const edited = await service.unpublishPage(services, { provider: provider.id, id, by });
      return ok(await present(provider.id, edited));
    },
    saving,
  );
}
