import type { HeadContext, PageHead } from '@portico/shared/platform';

export { PortalPage as Component } from './PortalPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('portal.title'), noIndex: true });
