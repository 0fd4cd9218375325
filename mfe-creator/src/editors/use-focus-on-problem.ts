import { type RefObject, useEffect } from 'react';
import type { Editing } from './use-editing.ts';

/** After a save that was refused for a field, the keyboard goes on in the first such field. */
export function useFocusOnProblem<Draft>(
  form: RefObject<HTMLFormElement | null>,
  { refusals }: Pick<Editing<Draft>, 'refusals'>,
): void {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, refusals]);
}
