import type { HeadContext, PageHead } from '@portico/shared/platform';

import { withTokenLogin } from '../with-token-login.tsx';
import { CatalogEditPage } from './CatalogEditPage.tsx';

export const Component = withTokenLogin(CatalogEditPage);

/** Only the browser knows who is signed in, so the server renders a generic head. */
export const head = ({ t }: HeadContext): PageHead => ({ title: t('edit.title'), noIndex: true });
