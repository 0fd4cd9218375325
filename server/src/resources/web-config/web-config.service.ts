import type { WebConfigChanges } from '@portico/shared/contracts';
import { cleanTags } from '@portico/shared/domain';
import { AppError } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { SITE } from '../images/image.repository.ts';
import { withCleanPopUp } from '../portals/portal-changes.ts';
import { assertNotStale, revisionStamp } from '../writes/optimistic-lock.ts';
import { referencesIn, validateReferences } from '../writes/validate-references.ts';
import { withoutNulls } from '../writes/without-nulls.ts';
import { WEB_CONFIG_ID, type WebConfigRecord, webConfigRepository } from './web-config.repository.ts';

interface WebConfigUpdate {
  provider: string;
  /** A uid; undefined for the operator. */
  by?: string | undefined;
  data: WebConfigChanges;
}

/**
 * Merges changes into a site's configuration, or creates it, which needs a title. Throws 'conflict' when it was changed
 * concurrently. For the server and the operator's command. [OPEN-12, T-49]
 */
export const updateWebConfig = (
  { records, now }: { records: RecordStore; now: () => Date },
  { provider, by, data }: WebConfigUpdate,
): Promise<WebConfigRecord> =>
  retryOnConflict(async () => {
    const { modifiedDate: seen, ...changes } = withCleanPopUp(data);
    const configs = webConfigRepository(records);
    const stored = await configs.get(provider, WEB_CONFIG_ID);
    const before = stored?.value;
    if (before)
      await assertNotStale({ records, provider, what: "this site's configuration", record: before, seen });
    await validateReferences(records, { provider, owner: SITE, ...referencesIn(changes) });
    const { title = before?.title, tags = before?.tags ?? [], ...fields } = changes;
    if (!title) throw new AppError('invalid', 'The site needs a title.');
    const value: WebConfigRecord = {
      ...before,
      ...withoutNulls(fields),
      title,
      tags: cleanTags(tags),
      ...revisionStamp({ by, now: now(), before }),
    };
    await configs.put({ provider, id: WEB_CONFIG_ID, value, expectedRevision: stored?.revision ?? 0 });
    return value;
  });
