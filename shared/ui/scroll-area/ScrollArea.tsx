import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';

const area = css({ overflowX: 'auto' });

/** Scrolls content that is wider than a phone, such as a table; focusable, because keyboards scroll it too. */
export function ScrollArea({
  labelledBy,
  ...props
}: ComponentPropsWithRef<'div'> & {
  /** The id of its heading. */
  labelledBy: string;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <div role="group" aria-labelledby={labelledBy} tabIndex={0} css={area} {...props} />
  );
}
