import type { HeadContext, PageHead } from '@portico/shared/platform';

export { KeysPage as Component } from './KeysPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('keys.title'), noIndex: true });
