import type { HeadContext, PageHead } from '@portico/shared/platform';

export { AuditPage as Component } from './AuditPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('audit.title'), noIndex: true });
