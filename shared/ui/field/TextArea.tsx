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

/** A multi-line text input; its height grows with its text if the browser supports it. `rows` is the minimum. */
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
