import type { HeadContext, PageHead } from '@portico/shared/platform';

import { withTokenLogin } from '../with-token-login.tsx';
import { CatalogEditPage } from './CatalogEditPage.tsx';

export const Component = withTokenLogin(CatalogEditPage);

/** Whose page it is is known in the browser alone. */
export const head = ({ t }: HeadContext): PageHead => ({ title: t('edit.title'), noIndex: true });
