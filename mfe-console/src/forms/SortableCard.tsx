import { css } from '@emotion/react';
import { MoveButtons, type SortableControls } from '@portico/shared/patterns';
import { color, IconButton, radii, spacing } from '@portico/shared/ui';
import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useMoveLabels } from './use-move-labels.ts';

const card = css({
  minInlineSize: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radii.lg,
  background: color.surface,
});
const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing[1],
  padding: spacing[1],
});
/** Below this width the buttons are in a line of their own. */
const titleArea = css({
  flex: '1 1 16rem',
  display: 'flex',
  alignItems: 'center',
  gap: spacing[1],
  minInlineSize: 0,
});
const title = css({ minInlineSize: 0, fontWeight: 'var(--font-medium)', overflowWrap: 'anywhere' });
const opener = css({
  display: 'flex',
  alignItems: 'center',
  gap: spacing[3],
  inlineSize: '100%',
  minBlockSize: 'var(--size-tap)',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': {
    flex: 'none',
    color: color.inkSubtle,
    transition: 'transform var(--motion-fast) var(--motion-ease)',
  },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
});

/** One entry of a `SortableList`: moved by its handle and by buttons, opened by its name if `onToggle` is given. */
export function SortableCard(props: {
  name: string;
  /** Shown before the name. */
  picture?: ReactNode;
  /** A level of heading for the name. */
  headingLevel?: 2 | 3 | undefined;
  controls: SortableControls;
  /** Position from 0. */
  index: number;
  isOpen?: boolean | undefined;
  onToggle?: (() => void) | undefined;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  const {
    name,
    picture,
    headingLevel,
    controls,
    index,
    isOpen = true,
    onToggle,
    removeLabel,
    onRemove,
  } = props;
  const labels = useMoveLabels();
  const contentId = useId();
  const text = <bdi css={title}>{name}</bdi>;
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <div css={card}>
      <div css={header}>
        <div css={titleArea}>
          {controls.handle}
          <Heading css={{ flex: 1, minInlineSize: 0, fontSize: 'inherit' }}>
            {onToggle ? (
              <button
                type="button"
                css={opener}
                aria-expanded={isOpen}
                aria-controls={isOpen ? contentId : undefined}
                onClick={onToggle}
              >
                {picture}
                {text}
                <ChevronDown size={20} aria-hidden="true" css={{ marginInlineStart: 'auto' }} />
              </button>
            ) : (
              text
            )}
          </Heading>
        </div>
        <div css={{ display: 'flex', marginInlineStart: 'auto' }}>
          <MoveButtons
            controls={controls}
            index={index}
            labels={{ up: labels.up(name), down: labels.down(name) }}
          />
          <IconButton label={removeLabel} onClick={onRemove}>
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {isOpen ? (
        <div id={contentId} css={{ padding: spacing[3], paddingBlockStart: spacing[1] }}>
          {props.children}
        </div>
      ) : null}
    </div>
  );
}
