import { SectionHeader, spacing } from '@portico/shared/ui';
import { type ReactNode, useId } from 'react';

/** A titled list of lines. */
export function OverviewSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title} text={text} />
      <ul role="list" css={{ display: 'grid', gap: spacing[3] }}>
        {children}
      </ul>
    </section>
  );
}
