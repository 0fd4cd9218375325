import { css } from '@emotion/react';
import { photoMarkStyles, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';

const corner = css({
  position: 'absolute',
  insetBlockEnd: spacing[3],
  insetInlineStart: spacing[3],
  maxInlineSize: `calc(100% - 2 * ${spacing[3]})`,
});
/** With `dir="auto"`: where it is too long, its end is cut, not its beginning. */
const oneLine = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** A label in a picture's corner that shows its target. */
export function PictureMark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span css={[photoMarkStyles, corner]}>
      {icon}
      <span dir="auto" css={oneLine}>
        {children}
      </span>
    </span>
  );
}
