import { CheckField, color, fontSizes, spacing } from '@portico/shared/ui';
import { useId } from 'react';

/** Several values of a list, at least one. */
export function ChecksField<Value extends string>({
  legend,
  choices,
  values,
  error,
  onChange,
}: {
  legend: string;
  choices: readonly { value: Value; label: string; hint?: string }[];
  values: readonly Value[];
  error: string | undefined;
  onChange: (values: Value[]) => void;
}) {
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      css={{ border: 0, padding: 0, margin: 0, minInlineSize: 0, display: 'grid', gap: spacing[1] }}
    >
      <legend css={{ padding: 0, fontWeight: 'var(--font-medium)' }}>{legend}</legend>
      {choices.map(({ value, label, hint }) => (
        <CheckField
          key={value}
          label={label}
          hint={hint}
          checked={values.includes(value)}
          onChange={(isChecked) =>
            onChange(
              choices
                .map((one) => one.value)
                .filter((one) => (one === value ? isChecked : values.includes(one))),
            )
          }
        />
      ))}
      {error ? (
        <p id={errorId} role="alert" css={{ color: color.danger, fontSize: fontSizes.sm }}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
