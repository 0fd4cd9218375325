import { TextInput, type TextInputProps, useFieldControl } from '@portico/shared/ui';
import { useId } from 'react';
import { LengthHint } from './LengthHint.tsx';

/** An input that compares its length with a suggested one, in characters. Must be inside a Field. [VAL-13..15] */
export function HintedTextInput({
  minimum,
  value,
  ...props
}: Omit<TextInputProps, 'value'> & { minimum: number; value: string }) {
  const hintId = useId();
  const wiring: { 'aria-describedby'?: string | undefined } = useFieldControl();
  const describedBy = [wiring['aria-describedby'], hintId].filter(Boolean).join(' ');
  return (
    <>
      <TextInput {...props} value={value} aria-describedby={describedBy} />
      <LengthHint id={hintId} text={value} minimum={minimum} />
    </>
  );
}
