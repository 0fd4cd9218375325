import type { HeadContext, PageHead } from '@portico/shared/platform';

export { CustomPagesPage as Component } from './CustomPagesPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('pages.title'), noIndex: true });
