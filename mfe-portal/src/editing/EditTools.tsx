import { css } from '@emotion/react';
import { type PortalPart, Slot } from '@portico/shared/platform';
import { MOBILE_MAX_PX, media, spacing } from '@portico/shared/ui';
import { useContext } from 'react';
import { EditingContext } from './editing.ts';

/** Only mice on a screen wider than a phone's hide tools until hover. */
const POINTING = `${media.hover} and (min-width: ${MOBILE_MAX_PX + 1}px)`;

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  marginInlineStart: 'auto',
  gap: spacing[2],
  // Reserves the tools' space while the creator remote loads, to avoid a layout shift.
  minBlockSize: 'var(--size-tap)',
  minInlineSize: 0,
  transition: 'opacity var(--motion-fast) var(--motion-ease)',
  // Hides the tools of an entry until that entry is hovered.
  [POINTING]: { '[data-editable=""]:not(:hover, :focus-within) &': { opacity: 0 } },
  '@media print': { display: 'none' },
});

/**
 * The slot of a part's editing tools, which the creator remote fills; rendered for editors only, so that visitors do
 * not load it. `index`: the entry's index in the stored list. [PORTAL-08, PORTAL-26, MFE-08, EDIT-02]
 */
export function EditTools({ part, index }: { part: PortalPart; index?: number }) {
  const editing = useContext(EditingContext);
  if (!editing) return null;
  return (
    <div data-edit-tools={part} css={row}>
      <Slot
        name="portal.tools"
        portalId={editing.portalId}
        part={part}
        {...(index === undefined ? {} : { index })}
      />
    </div>
  );
}
