import { updateWebConfig, type WebConfig, webConfig } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { Provider } from '../../providers/providers.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { imageUrl } from '../images/image.presenter.ts';
import { presentPopUp } from '../portals/portal.presenter.ts';
import { menuPages } from '../web-pages/web-page.repository.ts';
import { WEB_CONFIG_ID, type WebConfigRecord, webConfigRepository } from './web-config.repository.ts';
import * as service from './web-config.service.ts';

interface WebConfigServices {
  records: RecordStore;
  now: () => Date;
}

/** Routes of a site's configuration. [API-15, OPEN-12] */
export async function webConfigRoutes(app: FastifyInstance, services: WebConfigServices): Promise<void> {
  const configs = webConfigRepository(services.records);

  /** Adds the settings of the provider, and the pages in the menu. */
  const present = async (
    { modifiedBy: _by, ...config }: WebConfigRecord,
    provider: Provider,
  ): Promise<WebConfig> => ({
    ...config,
    provider: provider.id,
    isPrivate: provider.isPrivate,
    signUp: provider.settings.signUp,
    languages: provider.settings.languages,
    isIndexed: provider.settings.isIndexed,
    mcp: provider.settings.mcp,
    embedOrigins: provider.settings.embedOrigins,
    popUp: presentPopUp(config.popUp),
    logoImageURL: imageUrl(config.logoImageId),
    homeImageURL: imageUrl(config.homeImageId),
    menuPages: await menuPages(services.records, provider.id),
  });

  endpoint(
    app,
    webConfig,
    async ({ provider }) => {
      const record = await configs.get(provider.id, WEB_CONFIG_ID);
      if (!record) throw notFound("This site's configuration");
      return { data: await present(record.value, provider) };
    },
    { isPublicRead: true },
  );

  endpoint(app, updateWebConfig, async ({ body: { data }, provider, viewer }) => {
    const by = requireRole(viewer, 'admin').uid;
    const saved = await service.updateWebConfig(services, { provider: provider.id, by, data });
    return ok(await present(saved.config, saved.provider));
  });
}
