import { CountList, type CountRow } from '@portico/shared/patterns';
import { color, SectionHeader } from '@portico/shared/ui';
import { type ReactNode, useId } from 'react';
import { panel } from '../../layout/panel-styles.ts';

/** A titled panel with counts, or a sentence if there are none. */
export function FigureSection({
  title,
  text,
  none,
  rows,
  total,
  action,
}: {
  title: string;
  text?: string | undefined;
  none: string;
  rows: readonly CountRow[];
  total?: number;
  /** Gets the id of the title. */
  action?: ((titleId: string) => ReactNode) | undefined;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={{ minInlineSize: 0 }}>
      <SectionHeader id={titleId} title={title} text={text} action={action?.(titleId)} />
      <div css={panel}>
        {rows.length > 0 ? (
          <CountList rows={rows} labelledBy={titleId} {...(total === undefined ? {} : { total })} />
        ) : (
          <p css={{ color: color.inkMuted }}>{none}</p>
        )}
      </div>
    </section>
  );
}
