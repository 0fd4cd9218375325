import { css } from '@emotion/react';
import type { PortalPart } from '@portico/shared/platform';
import { Badge, color, fontSizes, media, radii, spacing } from '@portico/shared/ui';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useContext, useId } from 'react';
import { EditTools } from '../editing/EditTools.tsx';
import { EditingContext, editable, editableEmpty } from '../editing/editing.ts';
import { useMessages } from '../messages/use-messages.ts';

const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: spacing[4],
  minInlineSize: 0,
});
const surface = css({
  padding: spacing[5],
  borderRadius: radii.lg,
  background: color.surface,
  boxShadow: 'var(--shadow-sm)',
  gap: spacing[3],
});
/** Highlights an editable block on hover. */
const editableFrame = css({
  borderRadius: radii.lg,
  outline: '2px solid transparent',
  outlineOffset: 8,
  transition: 'outline-color var(--motion-fast) var(--motion-ease)',
  '&:focus-within': { outlineColor: color.brand },
  [media.hover]: { '&:hover': { outlineColor: color.brand } },
});
const dashedFrame = css({ outline: `2px dashed ${color.lineStrong}` });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${spacing[2]} ${spacing[4]}`,
});
/** The tools are at the end, so the title is at the start. */
const editorsHead = css({ justifyContent: 'start' });

/**
 * Frame of a block: its title, and for editors its tools and a mark if it is hidden. `boxed` gives it a surface.
 * [OPEN-18, EDIT-02]
 */
export function BlockFrame(props: {
  /** The part that its tools edit. */
  part: PortalPart;
  /** Shown to everyone, except for a self-explanatory block, whose title only editors see. */
  title: string;
  titleFor?: 'everyone' | 'editors';
  isHidden: boolean;
  /** Whether it has no content but the empty message. */
  isEmpty?: boolean;
  boxed?: boolean;
  /** Rendered at the end of the title's row, such as a badge or toggle. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const {
    part,
    title,
    titleFor = 'everyone',
    isHidden,
    isEmpty = false,
    boxed = false,
    aside,
    children,
  } = props;
  const { t } = useMessages();
  const id = useId();
  const isEditing = useContext(EditingContext) !== null;
  if (titleFor === 'editors' && !isEditing) return children;
  return (
    <section
      aria-labelledby={id}
      css={[
        frame,
        boxed && surface,
        isEditing && editableFrame,
        // A box has its own padding, and neighbours are close.
        boxed && { outlineOffset: 2 },
        (isHidden || (isEditing && isEmpty)) && dashedFrame,
      ]}
      {...(isEditing ? (isEmpty ? editableEmpty : editable) : {})}
    >
      <div css={[head, isEditing && editorsHead]}>
        <h2
          id={id}
          css={
            titleFor === 'editors'
              ? { fontSize: fontSizes.sm, color: color.inkSubtle, fontWeight: 'var(--font-medium)' }
              : {
                  fontSize: boxed ? fontSizes.md : fontSizes.xl,
                  [media.tabletUp]: { fontSize: boxed ? '1.125rem' : fontSizes.xl },
                }
          }
        >
          {title}
        </h2>
        {aside}
        {isHidden ? <Badge icon={<EyeOff size={14} aria-hidden="true" />}>{t('block.hidden')}</Badge> : null}
        <EditTools part={part} />
      </div>
      {children}
    </section>
  );
}
