import type { HeadContext, PageHead } from '@portico/shared/platform';

export { ListingPage as Component } from './ListingPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('kind.listing'), noIndex: true });
