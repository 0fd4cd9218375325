import type { HeadContext, PageHead } from '@portico/shared/platform';

export { EditPage as Component } from './EditPage.tsx';

/** Whose page it is is known in the browser alone. */
export const head = ({ t }: HeadContext): PageHead => ({ title: t('edit.title'), noIndex: true });
