import { isApiError } from '@portico/shared/api';
import { MAX_DISPLAY_NAME_LENGTH } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Button, Cluster, Field, Notice, PasswordInput, spacing, TextInput } from '@portico/shared/ui';
import { type SyntheticEvent, useState } from 'react';
import { accountFailureKey } from './password-problems.ts';

/** One question; `onSubmit` gives the error of its call. */
export function OneField(props: {
  /** What the field asks for; a password is hidden. */
  kind: 'password' | 'code' | 'name';
  name: string;
  initial?: string;
  label: string;
  submit: string;
  /** What a refusal with status 400 means. */
  wrong: string;
  isWorking: boolean;
  onSubmit: (value: string) => Promise<unknown>;
  onCancel: () => void;
}) {
  const { kind, name, label, initial = '', submit, wrong, isWorking, onSubmit, onCancel } = props;
  const { t } = useText('mfe-creator');
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<unknown>();
  const isWrong = isApiError(error) && error.kind === 'status' && error.status === 400;

  async function press(event: SyntheticEvent) {
    event.preventDefault();
    if (value.trim() !== '' && !isWorking) setError(await onSubmit(value));
  }
  const wiring = {
    name,
    value,
    autoFocus: true,
    onChange: (event: { target: { value: string } }) => {
      setValue(event.target.value);
      setError(undefined);
    },
  };
  return (
    <form onSubmit={(event) => void press(event)} noValidate css={{ display: 'grid', gap: spacing[4] }}>
      <Field label={label} required error={isWrong ? wrong : null}>
        {kind === 'password' ? (
          <PasswordInput
            autoComplete="current-password"
            showLabel={t('login.showPassword')}
            hideLabel={t('login.hidePassword')}
            {...wiring}
          />
        ) : (
          <TextInput
            {...(kind === 'code'
              ? { autoComplete: 'one-time-code', inputMode: 'numeric', dir: 'ltr' }
              : { autoComplete: 'off', maxLength: MAX_DISPLAY_NAME_LENGTH })}
            {...wiring}
          />
        )}
      </Field>
      {error && !isWrong ? <Notice tone="danger">{t(accountFailureKey(error))}</Notice> : null}
      <Cluster>
        <Button type="submit" disabled={value.trim() === ''} loading={isWorking} loadingLabel={submit}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('signUp.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}
