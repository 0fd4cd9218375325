import type { HeadContext, PageHead } from '@portico/shared/platform';

export { SitePage as Component } from './SitePage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('site.title'), noIndex: true });
