import type { HeadContext, PageHead } from '@portico/shared/platform';

export { PersonPage as Component } from './PersonPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('people.title'), noIndex: true });
