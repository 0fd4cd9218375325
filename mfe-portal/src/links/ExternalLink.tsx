import { VisuallyHidden } from '@portico/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';

/** A link to another site in a new tab, without referrer or opener. `href` must be validated as safe. [T-12] */
export function ExternalLink({ children, ...props }: ComponentPropsWithRef<'a'>) {
  const { t } = useMessages();
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>
    </a>
  );
}
