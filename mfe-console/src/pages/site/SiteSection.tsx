import { SectionHeader, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/** One section of the form; `id` is its anchor and names the message of its title. */
export function SiteSection(props: { id: string; text?: string; children: ReactNode }) {
  const { id, text, children } = props;
  const { t } = useMessages();
  const headingId = `${id}-heading`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} css={{ '&:focus': { outline: 'none' } }}>
      <SectionHeader id={headingId} title={t(`site.${id}`)} text={text} />
      <div css={{ display: 'grid', gap: spacing[5] }}>{children}</div>
    </section>
  );
}
