import type { HeadContext, PageHead } from '@portico/shared/platform';

export { ContactPage as Component } from './ContactPage.tsx';

export const head = ({ t }: HeadContext): PageHead => ({
  title: t('contact.title'),
  description: t('contact.text'),
});
