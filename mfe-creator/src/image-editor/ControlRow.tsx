import { color, fontSizes, media, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';

/**
 * A control of the image editor with its label and value: in one row on a phone, where the picture needs the height,
 * else below the label.
 */
export function ControlRow(props: { id: string; label: string; note?: ReactNode; children: ReactNode }) {
  const { id, label, note, children } = props;
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: '7.5em minmax(0, 1fr) 3.5em',
        gridTemplateAreas: '"label control note"',
        alignItems: 'center',
        columnGap: spacing[3],
        [media.tabletUp]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateAreas: '"label note" "control control"',
          rowGap: 2,
        },
      }}
    >
      <label
        htmlFor={id}
        css={{ gridArea: 'label', fontWeight: 'var(--font-medium)', fontSize: fontSizes.sm }}
      >
        {label}
      </label>
      <span css={{ gridArea: 'note', color: color.inkMuted, fontSize: fontSizes.sm, textAlign: 'end' }}>
        {note}
      </span>
      <div css={{ gridArea: 'control', ...(note ? {} : { [media.mobile]: { gridColumnEnd: 'note' } }) }}>
        {children}
      </div>
    </div>
  );
}
