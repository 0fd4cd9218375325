import { useText } from '@portico/shared/platform';
import { color, IconButton, radii, spacing } from '@portico/shared/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

/** One row: its handle, its content, and the buttons that move it by one. */
export function SortableRow(props: {
  name: string;
  handle: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  children: ReactNode;
}) {
  const { name, handle, isFirst, isLast, onUp, onDown, children } = props;
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
      {handle}
      <div css={{ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center', gap: spacing[3] }}>
        {children}
      </div>
      <div css={{ flex: 'none', display: 'flex' }}>
        <IconButton label={t('sortable.up', { name })} aria-disabled={isFirst || undefined} onClick={onUp}>
          <ArrowUp size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('sortable.down', { name })} aria-disabled={isLast || undefined} onClick={onDown}>
          <ArrowDown size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
