import type { HeadContext, PageHead } from '@portico/shared/platform';

export { AccountPage as Component } from './AccountPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('account.title'), noIndex: true });
