import { type WebConfig, webConfig } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../plugins/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import type { Provider } from '../../providers/providers.ts';
import type { Services } from '../../services.ts';
import { imageUrl } from '../images/image.presenter.ts';
import { presentPopUp } from '../portals/portal.presenter.ts';
import { WEB_CONFIG_ID, type WebConfigRecord, webConfigRepository } from './web-config.repository.ts';

export async function webConfigRoutes(app: FastifyInstance, { records }: Services): Promise<void> {
  const configs = webConfigRepository(records);

  endpoint(app, webConfig, async ({ provider }) => {
    const record = await configs.get(provider.id, WEB_CONFIG_ID);
    if (!record) throw notFound("This site's configuration");
    return { data: present(record.value, provider) };
  });
}

/** The provider's privacy travels with its configuration. [OPEN-16] */
const present = (config: WebConfigRecord, provider: Provider): WebConfig => ({
  ...config,
  provider: provider.id,
  isPrivate: provider.isPrivate,
  popUp: presentPopUp(config.popUp),
  logoImageURL: imageUrl(config.logoImageId),
  homeImageURL: imageUrl(config.homeImageId),
});
