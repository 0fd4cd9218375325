import type { HeadContext, PageHead } from '@portico/shared/platform';

export { WebhooksPage as Component } from './WebhooksPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('webhooks.title'), noIndex: true });
