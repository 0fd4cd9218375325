import { createContext, useContext } from 'react';

/** Links a control to its field's label, hint and error. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** The surrounding field; undefined outside of one. */
export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** Attributes for a custom control inside a Field; our own controls apply them themselves. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}
