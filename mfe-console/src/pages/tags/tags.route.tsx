import type { HeadContext, PageHead } from '@portico/shared/platform';

export { TagsPage as Component } from './TagsPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('tags.title'), noIndex: true });
