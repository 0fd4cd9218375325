import type { HeadContext, PageHead } from '@portico/shared/platform';

export { WebhookPage as Component } from './WebhookPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('webhooks.deliveries'), noIndex: true });
