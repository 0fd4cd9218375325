import type { HeadContext, PageHead } from '@portico/shared/platform';

export { ImportPage as Component } from './ImportPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('import.title'), noIndex: true });
