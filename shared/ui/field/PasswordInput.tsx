import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { TextInput } from './TextInput.tsx';

/** Props of `PasswordInput`: the input's, and the two labels of its toggle. */
export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  showLabel: string;
  hideLabel: string;
};

/** The input is left-to-right in every language, but its toggle is at the end in the page's direction. */
const roomForToggle = {
  '& input': { paddingInlineEnd: 52 },
  "[dir='rtl'] & input": { paddingInline: '52px 16px' },
};

/** A password input with a button that shows and hides its text; left-to-right in every language. [T-30] */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span css={{ position: 'relative', display: 'block', ...roomForToggle }}>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...props}
        type={shown ? 'text' : 'password'}
      />
      <span css={{ position: 'absolute', insetBlockStart: 2, insetInlineEnd: 2 }}>
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      </span>
    </span>
  );
}
