import type { HeadContext, PageHead } from '@portico/shared/platform';

export { ListingsPage as Component } from './ListingsPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('listings.title'), noIndex: true });
