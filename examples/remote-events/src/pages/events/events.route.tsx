import { isNotFound } from '@portico/shared/api';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { eventsApi } from '../../events.api.ts';

export { EventsPage as Component } from './EventsPage.tsx';

/** Prefetches the portal; 404 if it is missing or not public. */
export async function prefetch({
  dispatch,
  params,
}: PrefetchContext): Promise<{ status?: number } | undefined> {
  const { error } = await dispatch(eventsApi.endpoints.eventsPortal.initiate(params['id'] ?? ''));
  if (!error) return undefined;
  return isNotFound(error) ? { status: 404 } : { status: 200 };
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('ending.title'), noIndex: true });
