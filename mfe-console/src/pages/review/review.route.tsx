import type { HeadContext, PageHead } from '@portico/shared/platform';

export { ReviewPage as Component } from './ReviewPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({ title: t('review.title'), noIndex: true });
