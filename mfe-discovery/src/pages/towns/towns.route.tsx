import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { prefetchList } from '../../search/prefetch-search.ts';
import { requestOf, titleOf } from './TownsPage.tsx';

export { TownsPage as Component } from './TownsPage.tsx';

export async function prefetch({ dispatch, url }: PrefetchContext) {
  await prefetchList(dispatch, requestOf(url.searchParams));
  return undefined;
}

export const head = ({ t, url }: HeadContext): PageHead => ({
  title: t('towns.title'),
  description: t('towns.text'),
  ...(titleOf(url.searchParams) ? { noIndex: true } : {}),
});
