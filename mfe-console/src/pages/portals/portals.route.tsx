import type { HeadContext, PageHead } from '@portico/shared/platform';

export { PortalsPage as Component } from './PortalsPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('portals.title'), noIndex: true });
