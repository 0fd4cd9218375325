import { spacing, visuallyHiddenStyles } from '@portico/shared/ui';
import { type ReactNode, useId } from 'react';

/** A widget as a section with a heading for screen readers only. */
export function WidgetFrame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[4] }}
    >
      <h2 id={id} css={visuallyHiddenStyles}>
        {title}
      </h2>
      {children}
    </section>
  );
}
