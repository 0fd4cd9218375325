import { VisuallyHidden } from '@portico/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';

/** A link that leaves the site, in a tab of its own that learns nothing of ours. `href` has been judged safe. [T-12] */
export function ExternalLink({ children, ...props }: ComponentPropsWithRef<'a'>) {
  const { t } = useMessages();
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>
    </a>
  );
}
