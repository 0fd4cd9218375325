import { MAX_PORTAL_VIEWS, type PortalView } from '@portico/shared/contracts';
import { AppError, nameTaken } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { newId } from '../writes/ids.ts';

/** The views of a provider are one record, so that names stay unique. */
const VIEWS_ID = 'views';

interface PortalViews {
  views: readonly PortalView[];
}

export const portalViewRepository = (records: RecordStore): Collection<PortalViews> =>
  collection<PortalViews>(records, 'portal-views');

/** By name. */
export async function viewsOf(records: RecordStore, provider: string): Promise<PortalView[]> {
  const stored = await portalViewRepository(records).get(provider, VIEWS_ID);
  return [...(stored?.value.views ?? [])];
}

/** Throws 'conflict' for a name that another view has, and 'invalid' if there are too many views. */
export const saveView = (
  records: RecordStore,
  { provider, name, query }: { provider: string; name: string; query: string },
): Promise<PortalView[]> =>
  changeViews(records, provider, (views) => {
    if (views.some((view) => nameKey(view.name) === nameKey(name))) {
      throw nameTaken('body.data.name', 'Another view has this name.');
    }
    if (views.length >= MAX_PORTAL_VIEWS) {
      throw new AppError('invalid', `A site has at most ${MAX_PORTAL_VIEWS} saved views.`);
    }
    return [...views, { id: newId(), name, query }];
  });

/** A view that does not exist changes nothing. */
export const deleteView = (
  records: RecordStore,
  { provider, id }: { provider: string; id: string },
): Promise<PortalView[]> => changeViews(records, provider, (views) => views.filter((view) => view.id !== id));

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

const changeViews = (
  records: RecordStore,
  provider: string,
  change: (views: readonly PortalView[]) => PortalView[],
): Promise<PortalView[]> =>
  retryOnConflict(async () => {
    const repository = portalViewRepository(records);
    const stored = await repository.get(provider, VIEWS_ID);
    const views = change(stored?.value.views ?? []).sort((a, b) => a.name.localeCompare(b.name));
    await repository.put({
      provider,
      id: VIEWS_ID,
      value: { views },
      expectedRevision: stored?.revision ?? 0,
    });
    return views;
  });
