import { css } from '@emotion/react';
import { color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { type ReactNode, useId } from 'react';

const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[5],
  minInlineSize: 0,
  padding: spacing[5],
  border: `1px solid ${color.line}`,
  borderRadius: radii.lg,
  background: color.surface,
});

/** Fields of a form that belong together, with a heading. */
export function FormSection({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text?: string | undefined;
  /** A button at the end of the heading. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={section}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: spacing[3],
        }}
      >
        <div css={{ display: 'grid', gap: spacing[1] }}>
          <h2 id={titleId} css={{ fontSize: fontSizes.lg }}>
            {title}
          </h2>
          {text ? <p css={{ color: color.inkMuted, textWrap: 'pretty' }}>{text}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
