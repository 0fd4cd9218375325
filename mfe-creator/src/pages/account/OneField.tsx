import { isApiError } from '@portico/shared/api';
import { MAX_DISPLAY_NAME_LENGTH } from '@portico/shared/contracts';
import { useForm } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, Cluster, Field, Notice, PasswordInput, spacing, TextInput } from '@portico/shared/ui';
import type { ChangeEvent } from 'react';
import { accountFailureKey } from './password-problems.ts';

/** A form of one field; `onSubmit` resolves to the error of its call. */
export function OneField(props: {
  /** A password is hidden. */
  kind: 'password' | 'code' | 'name';
  name: string;
  initial?: string;
  label: string;
  submit: string;
  /** The message for a refusal with status 400. */
  wrong: string;
  onSubmit: (value: string) => Promise<unknown>;
  onCancel: () => void;
}) {
  const { kind, name, label, initial = '', submit, wrong, onSubmit, onCancel } = props;
  const { t } = useText('mfe-creator');
  const form = useForm<{ value: string }, string, 'required' | 'wrong'>({
    initial: { value: initial },
    problems: ({ value }) => (value.trim() === '' ? { value: 'required' } : {}),
    submit: async ({ value }) => {
      const error = await onSubmit(value);
      if (!error) return { kind: 'done' };
      const isWrong = isApiError(error) && error.kind === 'status' && error.status === 400;
      return isWrong
        ? { kind: 'failed', problems: { value: 'wrong' } }
        : { kind: 'failed', failure: accountFailureKey(error) };
    },
  });
  const { failure, isSubmitting } = form;
  const { value, onChange } = form.textInput('value');
  const input = {
    name,
    value,
    autoFocus: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange(event);
      form.clearFailure();
    },
  };
  return (
    <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
      <Field label={label} required error={form.problemAt('value') === 'wrong' ? wrong : null}>
        {kind === 'password' ? (
          <PasswordInput
            autoComplete="current-password"
            showLabel={t('login.showPassword')}
            hideLabel={t('login.hidePassword')}
            {...input}
          />
        ) : (
          <TextInput
            {...(kind === 'code'
              ? { autoComplete: 'one-time-code', inputMode: 'numeric', dir: 'ltr' }
              : { autoComplete: 'off', maxLength: MAX_DISPLAY_NAME_LENGTH })}
            {...input}
          />
        )}
      </Field>
      {failure ? <Notice tone="danger">{t(failure)}</Notice> : null}
      <Cluster>
        <Button type="submit" disabled={value.trim() === ''} loading={isSubmitting} loadingLabel={submit}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('signUp.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}
