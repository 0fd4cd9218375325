import { isApiError } from '@portico/shared/api';
import {
  type Form,
  type FormOutcome,
  problemText,
  type RefusedField,
  refusedFields,
} from '@portico/shared/patterns';
import { Field, PasswordInput } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';

/** The problem of a form's field: 'required', or the server's. */
export type PersonProblem = 'required' | RefusedField;

/** The admin's own password, which confirms a change; the form has the field `currentPassword`. */
export function OwnPassword<Values extends { currentPassword: string }>({
  form,
}: {
  form: Form<Values, unknown, PersonProblem, undefined>;
}) {
  const { t } = useMessages();
  return (
    <Field
      label={t('people.password')}
      hint={t('people.passwordHint')}
      required
      error={problemText(form.problemAt('currentPassword'), () => t('people.passwordNeeded'))}
    >
      <PasswordInput
        name="currentPassword"
        autoComplete="current-password"
        maxLength={200}
        showLabel={t('people.showPassword')}
        hideLabel={t('people.hidePassword')}
        value={form.values.currentPassword}
        onChange={({ target }) => form.edit({ currentPassword: target.value } as Partial<Values>)}
      />
    </Field>
  );
}

/** How a change that the password confirms has failed; an account without a password cannot confirm it. */
export function useConfirmationFailure(): (
  error: unknown,
) => Extract<FormOutcome<object, unknown, PersonProblem>, { kind: 'failed' }> {
  const { t } = useMessages();
  return (error) => {
    const problems = refusedFields(error);
    const refused = problems['currentPassword'];
    if (!refused) return { kind: 'failed', problems, failure: error };
    const isWithoutPassword = isApiError(error) && error.kind === 'status' && error.status === 409;
    const problem = isWithoutPassword ? { ...refused, text: t('people.noPassword') } : refused;
    return { kind: 'failed', problems: { ...problems, currentPassword: problem } };
  };
}
