import { isApiError, startSession, useRedeemCodeMutation } from '@portico/shared/api';
import { useForm } from '@portico/shared/patterns';
import { useDispatch, useText } from '@portico/shared/platform';
import { Button, Field, spacing, TextInput } from '@portico/shared/ui';

/** The code at the end of the link; the code alone is accepted too. */
const codeOf = (link: string): string => link.trim().split('#').at(-1) ?? '';

/** Signs in by the operator's link without leaving the page, which may have unsaved changes. [OPEN-46] */
export function SessionLinkForm() {
  const { t } = useText('mfe-creator');
  const dispatch = useDispatch();
  const [redeem] = useRedeemCodeMutation();
  const form = useForm({
    initial: { link: '' },
    problems: ({ link }) => (codeOf(link) === '' ? { link: 'required' } : {}),
    submit: async ({ link }) => {
      const { data: session, error } = await redeem(codeOf(link));
      if (!session) return { kind: 'failed', failure: error };
      startSession(dispatch, session);
      return { kind: 'done' };
    },
  });
  const { failure } = form;
  const isUsed = isApiError(failure) && failure.kind === 'status' && failure.status === 404;

  return (
    <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
      <p>{t('login.link.text')}</p>
      <Field
        label={t('login.link.label')}
        error={failure ? t(isUsed ? 'login.link.used' : 'login.link.failed') : undefined}
      >
        <TextInput
          {...form.textInput('link')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" loading={form.isSubmitting} css={{ justifySelf: 'start' }}>
        {t('login.signIn')}
      </Button>
    </form>
  );
}
