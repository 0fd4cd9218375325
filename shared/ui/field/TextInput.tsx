import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { color } from '../tokens/tokens.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/** Left-to-right text is aligned with the form's other text. */
const control = css({ ...controlStyles, "[dir='rtl'] &[dir='ltr']": { textAlign: 'end' } });

/** Input types whose text is left-to-right in every language. */
const LTR_TYPES: readonly (string | undefined)[] = ['email', 'tel', 'url', 'number'];

/** Props of `TextInput`: the input's, and an icon. */
export type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** Rendered inside at the start, such as a magnifier. */
  icon?: ReactNode;
};

/**
 * A one-line input; inside a Field it is labelled and described automatically. E-mail, phone and URL are left-to-right.
 * [T-30]
 */
export function TextInput({ icon, ...props }: TextInputProps) {
  const wiring = useFieldControl();
  const input = (
    <input
      dir={LTR_TYPES.includes(props.type) ? 'ltr' : undefined}
      css={[control, icon ? { paddingInlineStart: 44 } : undefined]}
      {...wiring}
      {...props}
    />
  );
  if (!icon) return input;
  return (
    <span css={{ position: 'relative', display: 'block' }}>
      <span
        aria-hidden="true"
        css={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 14,
          display: 'grid',
          placeItems: 'center',
          color: color.inkSubtle,
          pointerEvents: 'none',
        }}
      >
        {icon}
      </span>
      {input}
    </span>
  );
}
