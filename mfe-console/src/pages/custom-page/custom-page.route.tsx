import type { HeadContext, PageHead } from '@portico/shared/platform';

export { CustomPagePage as Component } from './CustomPagePage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('pages.title'), noIndex: true });
