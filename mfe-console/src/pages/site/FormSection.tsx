import { SectionHeader, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';

/** One section of a long form; `id` is its anchor. */
export function FormSection(props: { id: string; title: string; text?: string; children: ReactNode }) {
  const { id, title, text, children } = props;
  const headingId = `${id}-heading`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} css={{ '&:focus': { outline: 'none' } }}>
      <SectionHeader id={headingId} title={title} text={text} />
      <div css={{ display: 'grid', gap: spacing[5] }}>{children}</div>
    </section>
  );
}
