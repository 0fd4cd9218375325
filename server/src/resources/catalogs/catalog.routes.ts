import { catalogs } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../plugins/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import type { Services } from '../../services.ts';
import { askerOf, createPortalReader } from '../portals/portal.reader.ts';
import { catalogRepository } from './catalog.repository.ts';

/** [API-25] */
export async function catalogRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const repository = catalogRepository(services.records);
  const portals = createPortalReader(services);

  endpoint(app, catalogs, async ({ query, provider, request }) => {
    const asker = askerOf(request);
    const found = await repository.list(provider.id, whereOf(query));
    const readable = await Promise.all(
      found.map(
        async ({ value }) => (await portals.find(provider.id, value.portalId, asker))?.kind === 'visible',
      ),
    );
    const direction = query._order === 'desc' ? -1 : 1;
    const shown = found.filter((_, position) => readable[position]).map(({ value }) => value);
    return { data: shown.sort((a, b) => direction * (a.appearSeq - b.appearSeq)) };
  });
}

function whereOf({ portalId, userIds }: { portalId?: string | undefined; userIds?: string | undefined }) {
  if (portalId !== undefined) return { field: 'portal', value: portalId };
  if (userIds !== undefined) return { field: 'user', value: userIds.split(',') };
  throw new AppError('invalid', 'Either portalId or userIds is needed.');
}
