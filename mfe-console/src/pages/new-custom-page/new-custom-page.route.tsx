import type { HeadContext, PageHead } from '@portico/shared/platform';

export { NewCustomPagePage as Component } from './NewCustomPagePage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('pages.new'), noIndex: true });
