import { consoleTags, consoleTagUse, mergeTags as mergeTagsCall } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { mergeTags } from '../tags/merge-tags.service.ts';
import { presentTag } from '../tags/tag.presenter.ts';
import { isTagOfHome, listTags } from './console-tags.service.ts';
import { createTagCounts } from './tag-counts.ts';

interface ConsoleTagsServices {
  config: Config;
  records: RecordStore;
  passcodes: Passcodes;
  now: () => Date;
}

/** Per address: a list counts the tags of all portals. */
const LISTS = { perMinute: 120, limitGroup: 'console-tags' };
/** Per person: enough to go through 200,000 portals without waiting. */
const MERGES = { perMinute: 300, isLimitPerPerson: true };
/** Portals that one call of a merge reads and rewrites: browsers wait 15 s for a reply. */
const MERGE_LIMIT = { reads: 1_000, writes: 200 };

/** Routes of the console about the tag dictionary. [OPEN-53] */
export async function consoleTagsRoutes(app: FastifyInstance, services: ConsoleTagsServices): Promise<void> {
  const { records } = services;
  const counts = createTagCounts(records);

  endpoint(
    app,
    consoleTags,
    async ({ query, provider: { id: provider }, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await listTags(records, { provider, query, counts: await counts.of(provider) }));
    },
    LISTS,
  );

  endpoint(
    app,
    consoleTagUse,
    async ({ query: { tag }, provider: { id: provider }, viewer }) => {
      requireRole(viewer, 'admin');
      const pages = (await counts.of(provider)).get(tag) ?? 0;
      return ok({ pages, isOnHome: await isTagOfHome(records, { provider, tag }) });
    },
    LISTS,
  );

  endpoint(
    app,
    mergeTagsCall,
    async ({ body: { data }, provider: { id: provider }, viewer }) => {
      const by = requireRole(viewer, 'admin').uid;
      const merged = await mergeTags(services, { ...data, provider, by, limit: MERGE_LIMIT });
      return ok({ tag: presentTag(merged.tag), pages: merged.portals, next: merged.next });
    },
    MERGES,
  );
}
