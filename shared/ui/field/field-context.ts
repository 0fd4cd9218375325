import { createContext, useContext } from 'react';

/** How a field ties its control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** The field a control stands in; undefined outside one. */
export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** Attributes for a control of one's own inside a Field; the built-in controls take them by themselves. */
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
