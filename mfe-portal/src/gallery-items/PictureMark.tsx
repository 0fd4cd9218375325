import { css } from '@emotion/react';
import { photoMarkStyles, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';

const corner = css({
  position: 'absolute',
  insetBlockEnd: spacing[3],
  insetInlineStart: spacing[3],
  maxInlineSize: `calc(100% - 2 * ${spacing[3]})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Says in a picture's corner where it leads. */
export function PictureMark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span css={[photoMarkStyles, corner]}>
      {icon}
      {children}
    </span>
  );
}
