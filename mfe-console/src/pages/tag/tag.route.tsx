import type { HeadContext, PageHead } from '@portico/shared/platform';

export { TagPage as Component } from './TagPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('tag.edit'), noIndex: true });
