import { useForm } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, Field, Notice, PasswordInput, spacing, TextInput } from '@portico/shared/ui';
import { FieldRemark } from './FieldRemark.tsx';
import {
  type SignUpField,
  type SignUpProblem,
  type SignUpValues,
  signUpProblems,
} from './sign-up-problems.ts';
import { type SignUpFailure, useSignUp } from './use-sign-up.ts';

const EMPTY: SignUpValues = { displayName: '', username: '', password: '', confirmPassword: '' };

/** The four fields of a new account. The values exist only here, because of the password. [SIGNUP-01, VAL-01, VAL-02] */
export function SignUpForm(props: {
  /** The one-time code of an invitation. [OPEN-55] */
  invitation: string | undefined;
  onCreated: () => void;
}) {
  const { invitation, onCreated } = props;
  const { t } = useText('mfe-creator');
  const signUp = useSignUp(invitation);
  const form = useForm<SignUpValues, SignUpFailure, SignUpProblem>({
    initial: EMPTY,
    problems: signUpProblems,
    submit: async (values) => {
      const outcome = await signUp(values);
      if (outcome.kind !== 'done') return outcome;
      onCreated();
      return { kind: 'done', values: EMPTY };
    },
  });
  const { failure, isSubmitting } = form;
  const textInput = (field: SignUpField) => ({
    ...form.textInput(field),
    onBlur: () => form.leave(field),
  });
  const remark = (field: SignUpField) => {
    const problem = form.problemAt(field);
    return problem ? <FieldRemark field={field} problem={problem} /> : null;
  };
  const toggle = { showLabel: t('login.showPassword'), hideLabel: t('login.hidePassword') };

  return (
    <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
      <Field
        label={t('signUp.displayName')}
        hint={t('signUp.displayNameHint')}
        required
        error={remark('displayName')}
      >
        <TextInput autoComplete="name" dir="auto" {...textInput('displayName')} />
      </Field>
      <Field label={t('login.username')} hint={t('signUp.rule.username')} required error={remark('username')}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          {...textInput('username')}
        />
      </Field>
      <Field label={t('login.password')} hint={t('signUp.rule.password')} required error={remark('password')}>
        <PasswordInput autoComplete="new-password" {...toggle} {...textInput('password')} />
      </Field>
      <Field label={t('signUp.confirmPassword')} required error={remark('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...toggle} {...textInput('confirmPassword')} />
      </Field>
      {failure ? <Failure {...failure} /> : null}
      <Button type="submit" size="lg" wide loading={isSubmitting} loadingLabel={t('signUp.working')}>
        {t('signUp.submit')}
      </Button>
    </form>
  );
}

/** The server's reason, and its meaning in the page's language. */
function Failure({ why, message }: SignUpFailure) {
  const { t } = useText('mfe-creator');
  return (
    <Notice tone="danger" title={<bdi>{message}</bdi>}>
      {t(`signUp.failed.${why}`)}
    </Notice>
  );
}
