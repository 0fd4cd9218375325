import type { HeadContext, PageHead } from '@portico/shared/platform';

export { NewListingPage as Component } from './NewListingPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('listings.new'), noIndex: true });
