import type { HeadContext, PageHead } from '@portico/shared/platform';

export { TownPage as Component } from './TownPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('kind.town'), noIndex: true });
