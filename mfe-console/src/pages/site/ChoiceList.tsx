import { css } from '@emotion/react';
import { color, fontSizes, spacing } from '@portico/shared/ui';
import { useId } from 'react';

const choice = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: spacing[3],
  alignItems: 'center',
  minBlockSize: 'var(--size-tap)',
  cursor: 'pointer',
  '& input': { inlineSize: 20, blockSize: 20, margin: 0, accentColor: color.brand, cursor: 'inherit' },
  '& small': { gridColumn: 2, color: color.inkMuted, fontSize: fontSizes.sm },
});

/** One of a few values, each with a line that says what it does. */
export function ChoiceList<Value extends string>(props: {
  legend: string;
  name: string;
  value: Value;
  choices: readonly { value: Value; label: string; text: string }[];
  onChange: (value: Value) => void;
}) {
  const { legend, name, value, choices, onChange } = props;
  const id = useId();
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0, minInlineSize: 0, display: 'grid', gap: spacing[2] }}>
      <legend css={{ padding: 0, fontWeight: 'var(--font-medium)' }}>{legend}</legend>
      {choices.map((each) => (
        <label key={each.value} css={choice}>
          <input
            type="radio"
            name={name}
            value={each.value}
            checked={each.value === value}
            aria-label={each.label}
            aria-describedby={`${id}-${each.value}`}
            onChange={() => onChange(each.value)}
          />
          <span>{each.label}</span>
          <small id={`${id}-${each.value}`}>{each.text}</small>
        </label>
      ))}
    </fieldset>
  );
}
