import { type RefObject, useEffect } from 'react';
import type { PortalForm } from './use-portal-form.ts';

/** After a save that was refused for a field, the keyboard goes on in the first such field. */
export function useFocusOnProblem<Draft>(
  form: RefObject<HTMLFormElement | null>,
  { invalidSubmitCount }: Pick<PortalForm<Draft>, 'invalidSubmitCount'>,
): void {
  useEffect(() => {
    if (invalidSubmitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, invalidSubmitCount]);
}
