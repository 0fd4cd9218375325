import { color } from '@portico/shared/ui';
import { useId } from 'react';
import { ControlRow } from './ControlRow.tsx';

/** A labelled slider with its value, which screen readers read as it is shown. [T-37] */
export function SliderField(props: {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value with its unit. */
  valueText: string;
  onChange: (value: number) => void;
}) {
  const { label, valueText, onChange, ...range } = props;
  const id = useId();
  return (
    <ControlRow
      id={id}
      label={label}
      note={
        <output htmlFor={id}>
          <bdi>{valueText}</bdi>
        </output>
      }
    >
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        css={{
          inlineSize: '100%',
          minInlineSize: 0,
          blockSize: 'var(--size-tap)',
          margin: 0,
          accentColor: color.brand,
          cursor: 'pointer',
        }}
      />
    </ControlRow>
  );
}
