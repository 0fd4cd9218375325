import { MoveButtons, type SortableControls } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { color, radii, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';

/** One row: its handle, its content, and the buttons that move it by one. */
export function SortableRow(props: {
  name: string;
  controls: SortableControls;
  /** Position from 0. */
  index: number;
  children: ReactNode;
}) {
  const { name, controls, index, children } = props;
  const { t } = useText('mfe-creator');
  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: spacing[2],
        minInlineSize: 0,
        paddingBlock: 4,
        borderRadius: radii.md,
        border: `1px solid ${color.line}`,
        background: color.surface,
      }}
    >
      {controls.handle}
      <div css={{ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center', gap: spacing[3] }}>
        {children}
      </div>
      <div css={{ flex: 'none', display: 'flex' }}>
        <MoveButtons
          controls={controls}
          index={index}
          labels={{ up: t('sortable.up', { name }), down: t('sortable.down', { name }) }}
        />
      </div>
    </div>
  );
}
