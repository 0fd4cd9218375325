import type { HeadContext, PageHead } from '@portico/shared/platform';

export { NewTownPage as Component } from './NewTownPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('towns.new'), noIndex: true });
