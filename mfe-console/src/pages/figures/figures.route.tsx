import type { HeadContext, PageHead } from '@portico/shared/platform';

export { FiguresPage as Component } from './FiguresPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('figures.title'), noIndex: true });
