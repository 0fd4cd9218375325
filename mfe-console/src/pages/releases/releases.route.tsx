import type { HeadContext, PageHead } from '@portico/shared/platform';

export { ReleasesPage as Component } from './ReleasesPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('releases.title'), noIndex: true });
