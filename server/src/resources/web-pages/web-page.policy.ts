import { isDeepStrictEqual } from 'node:util';
import type { AuthUser, WebPage, WebPageChanges } from '@portico/shared/contracts';
import { AppError } from '../../kernel/app-error.ts';
import { isAdmin } from '../../plugins/viewer.policy.ts';

/** Whether someone sees the page: an unpublished one is only for its editors and admins. */
export const isPageVisible = (
  { isUnpublished, editors }: Pick<WebPage, 'isUnpublished' | 'editors'>,
  viewer: AuthUser | undefined,
): boolean => !isUnpublished || (viewer !== undefined && (isAdmin(viewer) || editors.includes(viewer.uid)));

interface WebPageEdit {
  viewer: AuthUser;
  page: Pick<WebPage, 'editors'>;
  changes: WebPageChanges;
}

/** Editors and admins may change a page, and only admins its editors; throws 'forbidden'. [OPEN-13] */
export function authoriseWebPageEdit({ viewer, page, changes }: WebPageEdit): void {
  if (isAdmin(viewer)) return;
  if (!page.editors.includes(viewer.uid))
    throw new AppError('forbidden', 'You are not an editor of this page.');
  if (!isDeepStrictEqual(changes.editors ?? page.editors, page.editors))
    throw new AppError('forbidden', 'Admins decide who edits this page.');
}
