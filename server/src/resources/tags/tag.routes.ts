import { deleteTag, setTag, tagNames, tags } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { presentTag, presentTagNames } from './tag.presenter.ts';
import { tagRepository } from './tag.repository.ts';
import * as service from './tag.service.ts';

interface TagServices {
  records: RecordStore;
  now: () => Date;
}

/** [OPEN-53] */
export async function tagRoutes(app: FastifyInstance, services: TagServices): Promise<void> {
  const dictionaryOf = async (provider: string) =>
    (await tagRepository(services.records).list(provider)).map(({ value }) => value);

  endpoint(app, tags, async ({ provider }) => ({ data: (await dictionaryOf(provider.id)).map(presentTag) }), {
    isPublicRead: true,
  });

  endpoint(
    app,
    tagNames,
    async ({ query: { language, tag }, provider }) => {
      const dictionary = await dictionaryOf(provider.id);
      const wanted = tag === undefined ? undefined : new Set([tag].flat());
      return {
        data: presentTagNames(
          dictionary.filter(({ _id }) => !wanted || wanted.has(_id)),
          language,
        ),
      };
    },
    { isPublicRead: true },
  );

  endpoint(app, setTag, async ({ params: { id }, body: { data }, provider, viewer }) => {
    const by = requireRole(viewer, 'admin').uid;
    return ok(presentTag(await service.setTag(services, { provider: provider.id, id, by, data })));
  });

  endpoint(app, deleteTag, async ({ params: { id }, provider, viewer }) => {
    requireRole(viewer, 'admin');
    await service.deleteTag(services, { provider: provider.id, id });
    return done;
  });
}
