import type { HeadContext, PageHead } from '@portico/shared/platform';

import { withTokenLogin } from '../with-token-login.tsx';
import { EditPage } from './EditPage.tsx';

export const Component = withTokenLogin(EditPage);

/** Whose page it is is known in the browser alone. */
export const head = ({ t }: HeadContext): PageHead => ({ title: t('edit.title'), noIndex: true });
