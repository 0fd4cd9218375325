import { TextArea, useFieldControl } from '@portico/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import { useId } from 'react';
import { LengthHint } from '../length-hint/LengthHint.tsx';

/** A text area that compares its length with a suggested one, in characters. Must be inside a Field. [VAL-13..15] */
export function HintedTextArea({
  minimum,
  value,
  ...props
}: Omit<ComponentPropsWithRef<'textarea'>, 'value'> & { minimum: number; value: string }) {
  const hintId = useId();
  const wiring: { 'aria-describedby'?: string | undefined } = useFieldControl();
  const describedBy = [wiring['aria-describedby'], hintId].filter(Boolean).join(' ');
  return (
    <>
      <TextArea {...props} value={value} aria-describedby={describedBy} />
      <LengthHint id={hintId} text={value} minimum={minimum} />
    </>
  );
}
