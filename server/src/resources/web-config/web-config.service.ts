import type { WebConfigChanges } from '@portico/shared/contracts';
import { cleanTags, sameContent, withoutNulls } from '@portico/shared/domain';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { settingsWith } from '../../providers/provider-settings.ts';
import { type Provider, providerRepository } from '../../providers/providers.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { SITE } from '../images/image.repository.ts';
import { withCleanPopUp } from '../portals/portal-changes.ts';
import { assertNotStale, revisionStamp } from '../writes/optimistic-lock.ts';
import { referencesIn, validateReferences } from '../writes/validate-references.ts';
import { WEB_CONFIG_ID, type WebConfigRecord, webConfigRepository } from './web-config.repository.ts';

interface WebConfigUpdate {
  provider: string;
  /** A uid; undefined for the operator. */
  by?: string | undefined;
  data: WebConfigChanges;
}

/** A site's configuration, and its provider, whose record has the settings that the server applies to each request. */
interface Site {
  config: WebConfigRecord;
  provider: Provider;
}

/**
 * Merges changes into a site's configuration and the settings of its provider, in one commit; a new configuration needs
 * a title. Throws 'conflict' when the configuration was changed concurrently. [OPEN-12, OPEN-16, OPEN-55, T-49]
 */
export const updateWebConfig = (
  { records, now }: { records: RecordStore; now: () => Date },
  { provider: id, by, data }: WebConfigUpdate,
): Promise<Site> =>
  retryOnConflict(async () => {
    const {
      modifiedDate: seen,
      isPrivate,
      signUp,
      languages,
      isIndexed,
      mcp,
      embedOrigins,
      ...changes
    } = withCleanPopUp(data);
    const providers = providerRepository(records);
    const known = await providers.get(SYSTEM_PARTITION, id);
    if (!known) throw notFound(`The provider ${id}`);
    const configs = webConfigRepository(records);
    const stored = await configs.get(id, WEB_CONFIG_ID);
    const before = stored?.value;
    if (before)
      await assertNotStale({
        records,
        provider: id,
        what: "this site's configuration",
        record: before,
        seen,
      });
    await validateReferences(records, { provider: id, owner: SITE, ...referencesIn(changes) });
    const { title = before?.title, tags = before?.tags ?? [], ...fields } = changes;
    if (!title) throw new AppError('invalid', 'The site needs a title.');
    const value: WebConfigRecord = {
      ...before,
      ...withoutNulls(fields),
      title,
      tags: cleanTags(tags),
      ...revisionStamp({ by, now: now(), before }),
    };
    const provider: Provider = {
      ...known.value,
      isPrivate: isPrivate ?? known.value.isPrivate,
      settings: settingsWith(known.value.settings, {
        signUp,
        languages,
        isIndexed,
        mcp,
        embedOrigins,
      }),
    };
    await records.batch([
      configs.write({ provider: id, id: WEB_CONFIG_ID, value, expectedRevision: stored?.revision ?? 0 }),
      // A write of a provider empties the page caches of all providers.
      ...(sameContent(provider, known.value)
        ? []
        : [
            providers.write({
              provider: SYSTEM_PARTITION,
              id,
              value: provider,
              expectedRevision: known.revision,
            }),
          ]),
    ]);
    return { config: value, provider };
  });
