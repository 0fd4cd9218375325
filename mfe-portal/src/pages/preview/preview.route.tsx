import { isNotFound, selectResult } from '@portico/shared/api';
import { localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext, SlotName } from '@portico/shared/platform';
import { previewApi, previewRequest } from './preview.api.ts';

export { PreviewPage as Component } from './PreviewPage.tsx';

export const slots: readonly SlotName[] = ['portal.catalog', 'portal.blocks'];

export async function prefetch({
  dispatch,
  params,
  url,
}: PrefetchContext): Promise<{ status?: number } | undefined> {
  const request = previewRequest(params['id'], url.searchParams);
  const { error } = await dispatch(previewApi.endpoints.portalPreview.initiate(request));
  if (!error) return undefined;
  return { status: isNotFound(error) ? 404 : 503 };
}

/** A preview is never indexed: the page is not published. */
export function head({ state, params, url, language, t }: HeadContext): PageHead {
  const request = previewRequest(params['id'], url.searchParams);
  const { data } = selectResult(previewApi.endpoints.portalPreview, request, state);
  const name = data && localized(data.portal.title, language);
  return { title: name ? t('preview.titleOf', { name }) : t('preview.title'), noIndex: true };
}
