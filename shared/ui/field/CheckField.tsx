import { type ReactNode, useId } from 'react';
import { color, fontSizes, spacing } from '../tokens/tokens.ts';

/** A checkbox with a label beside it and a hint below; the whole line is clickable. */
export function CheckField(props: {
  label: ReactNode;
  hint?: ReactNode;
  /** A switch instead of a checkbox. */
  isSwitch?: boolean | undefined;
  /** Cannot be changed; the hint says why. */
  disabled?: boolean | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { label, hint, isSwitch = false, disabled = false, checked, onChange } = props;
  const id = useId();
  return (
    <div css={{ display: 'grid', gap: 2 }}>
      <label
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: spacing[3],
          minBlockSize: 'var(--size-tap)',
          fontWeight: 'var(--font-medium)',
          cursor: disabled ? 'default' : 'pointer',
        }}
      >
        <input
          type="checkbox"
          {...(isSwitch ? { role: 'switch', 'aria-checked': checked } : {})}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
          css={{ flex: 'none', inlineSize: 22, blockSize: 22, margin: 0, accentColor: color.brand }}
        />
        {label}
      </label>
      {hint ? (
        <p id={id} css={{ color: color.inkMuted, fontSize: fontSizes.sm, paddingInlineStart: 34 }}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
