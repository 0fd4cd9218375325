import type { HeadContext, PageHead } from '@portico/shared/platform';

import { takesToken } from '../takes-token.tsx';
import { EditPage } from './EditPage.tsx';

export const Component = takesToken(EditPage);

/** Whose page it is is known in the browser alone. */
export const head = ({ t }: HeadContext): PageHead => ({ title: t('edit.title'), noIndex: true });
