import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { color } from '../tokens/tokens.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

const control = css({ ...controlStyles, paddingInlineEnd: 44, textOverflow: 'ellipsis', cursor: 'pointer' });

/** A native select with the style of our inputs; its children are the options. */
export function Select(props: ComponentPropsWithRef<'select'>) {
  return (
    <span css={{ position: 'relative', display: 'block' }}>
      <select css={control} {...useFieldControl()} {...props} />
      <span
        aria-hidden="true"
        css={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 14,
          display: 'grid',
          placeItems: 'center',
          color: color.inkMuted,
          pointerEvents: 'none',
        }}
      >
        <ChevronDown size={20} />
      </span>
    </span>
  );
}
