import type { HeadContext, PageHead } from '@portico/shared/platform';

export { OverviewPage as Component } from './OverviewPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('overview.title'), noIndex: true });
