import { useForm } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, Field, Notice, spacing, TextInput } from '@portico/shared/ui';
import { useRequestRecoveryMutation } from '../../login/sign-in.api.ts';
import { accountFailureKey } from '../account/password-problems.ts';

/** Asks for a recovery mail. The response is the same whether there is such an account or not. */
export function RequestForm() {
  const { t } = useText('mfe-creator');
  const [request] = useRequestRecoveryMutation();
  const form = useForm<{ name: string }, string, 'required'>({
    initial: { name: '' },
    problems: ({ name }) => (name.trim() ? {} : { name: 'required' }),
    submit: async ({ name }) => {
      const { error } = await request(name.trim());
      return error ? { kind: 'failed', failure: accountFailureKey(error) } : { kind: 'done' };
    },
  });
  const isSent = form.state.kind === 'done';
  return (
    <>
      <p>{t('recover.text')}</p>
      <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
        <Field label={t('recover.name')} required error={form.problemAt('name') ? t('login.required') : null}>
          <TextInput
            {...form.textInput('name')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
        </Field>
        <div role="status">{isSent ? <Notice tone="success">{t('recover.sent')}</Notice> : null}</div>
        {form.failure ? <Notice tone="danger">{t(form.failure)}</Notice> : null}
        <Button type="submit" wide loading={form.isSubmitting} loadingLabel={t('recover.submit')}>
          {t(isSent ? 'recover.again' : 'recover.submit')}
        </Button>
      </form>
    </>
  );
}
