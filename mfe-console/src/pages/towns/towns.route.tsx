import type { HeadContext, PageHead } from '@portico/shared/platform';

export { TownsPage as Component } from './TownsPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('towns.title'), noIndex: true });
