import { css } from '@emotion/react';
import { type PortalPart, Slot } from '@portico/shared/platform';
import { MOBILE_MAX_PX, media, spacing } from '@portico/shared/ui';
import { useContext } from 'react';
import { EditingContext } from './editing.ts';

/** Only a mouse on a screen wider than a phone's has to point at the block first. */
const POINTING = `${media.hover} and (min-width: ${MOBILE_MAX_PX + 1}px)`;

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  marginInlineStart: 'auto',
  gap: spacing[2],
  // Held free while the creator remote is on its way, so that nothing moves when it comes.
  minBlockSize: 'var(--size-tap)',
  minInlineSize: 0,
  transition: 'opacity var(--motion-fast) var(--motion-ease)',
  // An entry's tools also wait for their own entry.
  [POINTING]: { '[data-editable=""]:not(:hover, :focus-within) &': { opacity: 0 } },
  '@media print': { display: 'none' },
});

/**
 * The place of a part's editing tools, which the creator remote fills: for editors alone, so that no visitor loads
 * anything of it. `index`: the entry's place in the stored list. [PORTAL-08, PORTAL-26, MFE-08, EDIT-02]
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
