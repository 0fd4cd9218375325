import { changeLanguage, failureMessage, startSession } from '@portico/shared/api';
import {
  type account as accountCall,
  LANGUAGES,
  type Language,
  MAX_DISPLAY_NAME_LENGTH,
  type ReplyOf,
} from '@portico/shared/contracts';
import { problemText, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import {
  LANGUAGE_NAMES,
  selectToken,
  selectUser,
  useDispatch,
  useNotify,
  useSelector,
  useText,
} from '@portico/shared/platform';
import { Button, Field, Notice, Select, spacing, TextInput } from '@portico/shared/ui';
import { useChangeProfileMutation } from '../../account.api.ts';

interface Values {
  displayName: string;
  language: Language;
}

/** The name that others see, and the language of this site and of mails. */
export function ProfileSection({
  account: { username, displayName, language: stored },
}: {
  account: ReplyOf<typeof accountCall>['data'];
}) {
  const { t, language } = useText('mfe-creator');
  const notify = useNotify();
  const dispatch = useDispatch();
  const token = useSelector(selectToken);
  const user = useSelector(selectUser);
  const [change] = useChangeProfileMutation();
  const form = useForm<Values, unknown, 'required' | RefusedField>({
    initial: { displayName, language: stored ?? language },
    problems: ({ displayName: name }) => (name.trim() ? {} : { displayName: 'required' }),
    submit: async (values) => {
      const { data, error } = await change({ ...values, displayName: values.displayName.trim() });
      if (!data) {
        const problems = refusedFields(error);
        return problems['displayName'] ? { kind: 'failed', problems } : { kind: 'failed', failure: error };
      }
      if (token && user) startSession(dispatch, { token, user: { ...user, displayName: data.displayName } });
      if (values.language !== language) await changeLanguage(values.language);
      notify({ tone: 'success', text: t('account.profile.saved') });
      return { kind: 'done' };
    },
  });
  return (
    <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
      <p css={{ overflowWrap: 'anywhere' }}>{t('account.profile.username', { username })}</p>
      <Field
        label={t('account.profile.name')}
        hint={t('account.profile.nameHint')}
        required
        error={problemText(form.problemAt('displayName'), () => t('login.required'))}
      >
        <TextInput
          {...form.textInput('displayName')}
          autoComplete="name"
          maxLength={MAX_DISPLAY_NAME_LENGTH}
        />
      </Field>
      <Field label={t('account.profile.language')} hint={t('account.profile.languageHint')}>
        <Select
          name="language"
          value={form.values.language}
          onChange={({ target }) => form.edit({ language: target.value as Language })}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_NAMES[code]}
            </option>
          ))}
        </Select>
      </Field>
      {form.failure === undefined ? null : <Notice tone="danger">{failureMessage(form.failure)}</Notice>}
      <div>
        <Button type="submit" loading={form.isSubmitting} loadingLabel={t('account.profile.save')}>
          {t('account.profile.save')}
        </Button>
      </div>
    </form>
  );
}
