import type { HeadContext, PageHead } from '@portico/shared/platform';

export { PeoplePage as Component } from './PeoplePage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('people.title'), noIndex: true });
