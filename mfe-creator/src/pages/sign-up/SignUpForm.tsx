import { useText } from '@portico/shared/platform';
import { Button, Field, Notice, PasswordInput, spacing, TextInput } from '@portico/shared/ui';
import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import { FieldRemark } from './FieldRemark.tsx';
import {
  SIGN_UP_FIELDS,
  type SignUpField,
  type SignUpProblems,
  type SignUpValues,
  signUpProblems,
} from './sign-up-problems.ts';
import { type SignUpState, useSignUp } from './use-sign-up.ts';

const EMPTY: SignUpValues = { displayName: '', username: '', password: '', confirmPassword: '' };

/**
 * The four fields of a new account. A field that was left, or all at the press of the button, say what is wrong; the
 * first wrong one gets the focus. What was typed stays whatever happens, and nowhere but here. [SIGNUP-01, VAL-01, VAL-02]
 */
export function SignUpForm(props: {
  /** The one-time code of an invitation. [OPEN-55] */
  invitation: string | undefined;
  onCreated: () => void;
}) {
  const { invitation, onCreated } = props;
  const { t } = useText('mfe-creator');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [left, setLeft] = useState<readonly SignUpField[]>([]);
  const [refused, setRefused] = useState<SignUpProblems>({});
  const { state, submit } = useSignUp(invitation);

  const problems = { ...refused, ...signUpProblems(values) };
  const focusFirst = (found: SignUpProblems) => {
    const first = SIGN_UP_FIELDS.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
  };

  async function press(event: SyntheticEvent) {
    event.preventDefault();
    if (state.kind === 'working') return;
    setLeft(SIGN_UP_FIELDS);
    const found = signUpProblems(values);
    if (Object.keys(found).length > 0) return focusFirst(found);
    const outcome = await submit(values);
    switch (outcome.kind) {
      case 'created':
        setValues(EMPTY);
        setLeft([]);
        return onCreated();
      case 'taken':
        return focusFirst({ username: 'rule' });
      case 'failed':
        setRefused(outcome.problems);
        return focusFirst(outcome.problems);
    }
  }

  const wiring = (field: SignUpField) => ({
    name: field,
    value: values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((now) => ({ ...now, [field]: target.value }));
      setRefused(({ [field]: _gone, ...others }) => others);
    },
    onBlur: () => setLeft((now) => (now.includes(field) ? now : [...now, field])),
  });
  const remark = (field: SignUpField) => {
    const problem = problems[field];
    return problem && left.includes(field) ? <FieldRemark field={field} problem={problem} /> : null;
  };
  const toggle = { showLabel: t('login.showPassword'), hideLabel: t('login.hidePassword') };

  return (
    <form
      ref={form}
      onSubmit={(event) => void press(event)}
      noValidate
      css={{ display: 'grid', gap: spacing[4] }}
    >
      <Field
        label={t('signUp.displayName')}
        hint={t('signUp.displayNameHint')}
        required
        error={remark('displayName')}
      >
        <TextInput autoComplete="name" dir="auto" {...wiring('displayName')} />
      </Field>
      <Field label={t('login.username')} hint={t('signUp.rule.username')} required error={remark('username')}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          {...wiring('username')}
        />
      </Field>
      <Field label={t('login.password')} hint={t('signUp.rule.password')} required error={remark('password')}>
        <PasswordInput autoComplete="new-password" {...toggle} {...wiring('password')} />
      </Field>
      <Field label={t('signUp.confirmPassword')} required error={remark('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...toggle} {...wiring('confirmPassword')} />
      </Field>
      {state.kind === 'failed' ? <Failure {...state} /> : null}
      <Button
        type="submit"
        size="lg"
        wide
        loading={state.kind === 'working'}
        loadingLabel={t('signUp.working')}
      >
        {t('signUp.submit')}
      </Button>
    </form>
  );
}

/** The server's own words, and what they mean in the page's language. [ERR-17, T-21] */
function Failure({ why, message }: Extract<SignUpState, { kind: 'failed' }>) {
  const { t } = useText('mfe-creator');
  return (
    <Notice tone="danger" title={<bdi lang="en">{message}</bdi>}>
      {t(`signUp.failed.${why}`)}
    </Notice>
  );
}
