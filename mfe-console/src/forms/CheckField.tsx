import { color, fontSizes, spacing } from '@portico/shared/ui';
import { type ReactNode, useId } from 'react';

/** A checkbox with a label beside it and a hint below. */
export function CheckField(props: {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  const { label, hint, checked, onChange } = props;
  const id = useId();
  return (
    <div>
      <label
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: spacing[3],
          minBlockSize: 'var(--size-tap)',
          fontWeight: 'var(--font-medium)',
          cursor: 'pointer',
        }}
      >
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
          css={{ flex: 'none', inlineSize: 20, blockSize: 20, margin: 0, accentColor: color.brand }}
        />
        {label}
      </label>
      {hint ? (
        <p id={id} css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
