import type { HeadContext, PageHead } from '@portico/shared/platform';

export { MediaPage as Component } from './MediaPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('media.title'), noIndex: true });
