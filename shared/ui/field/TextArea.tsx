import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

const control = css({
  ...controlStyles,
  resize: 'vertical',
  lineHeight: 'var(--font-leading)',
  fieldSizing: 'content',
});

/** Text of several lines; grows with its words where the browser can. `rows` is its least height. */
export function TextArea({ rows = 4, style, ...props }: ComponentPropsWithRef<'textarea'>) {
  const minBlockSize = `calc(${rows} * 1lh + 18px)`;
  return (
    <textarea
      css={control}
      rows={rows}
      style={{ minBlockSize, ...style }}
      {...useFieldControl()}
      {...props}
    />
  );
}
