import { failureMessage } from '@portico/shared/api';
import type { account as accountCall, ReplyOf } from '@portico/shared/contracts';
import { problemText, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { useNotify, useText } from '@portico/shared/platform';
import {
  Button,
  CheckField,
  Cluster,
  Field,
  Notice,
  PasswordInput,
  spacing,
  TextInput,
} from '@portico/shared/ui';
import { useState } from 'react';
import { useRemoveEmailMutation, useRequestEmailMutation, useStopMailsMutation } from '../../account.api.ts';
import { accountFailureKey } from './password-problems.ts';

type Account = ReplyOf<typeof accountCall>['data'];

interface Values {
  email: string;
  currentPassword: string;
}

/** The e-mail address of the account, confirmed by a mail, and which mails go there. */
export function EmailSection({ account: { email, hasPassword, stoppedMails } }: { account: Account }) {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [request] = useRequestEmailMutation();
  const [remove] = useRemoveEmailMutation();
  const [stop] = useStopMailsMutation();
  const [sentTo, setSentTo] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const ownPassword = (currentPassword: string) => (hasPassword ? { currentPassword } : {});
  const form = useForm<Values, string, 'required' | RefusedField>({
    initial: { email: '', currentPassword: '' },
    problems: ({ email: entered, currentPassword }) => ({
      ...(entered.trim() ? {} : { email: 'required' as const }),
      ...(hasPassword && !currentPassword ? { currentPassword: 'required' as const } : {}),
    }),
    submit: async ({ email: entered, currentPassword }) => {
      const { error } = await request({ email: entered.trim(), ...ownPassword(currentPassword) });
      if (error) return refusal(error);
      setSentTo(entered.trim());
      setOpen(false);
      return { kind: 'done', values: { email: '', currentPassword: '' } };
    },
  });

  async function removeAddress(): Promise<void> {
    const { currentPassword } = form.values;
    const { error } = await remove(ownPassword(currentPassword));
    if (error) notify({ tone: 'danger', text: t('account.email.failed'), detail: failureMessage(error) });
    else {
      form.reset();
      setOpen(false);
      notify({ tone: 'success', text: t('account.email.removed') });
    }
  }

  async function setReviewMails(isWanted: boolean): Promise<void> {
    const { error } = await stop(isWanted ? [] : ['review']);
    if (error) notify({ tone: 'danger', text: t('account.email.failed'), detail: failureMessage(error) });
  }

  const errorAt = (name: keyof Values) => problemText(form.problemAt(name), () => t('login.required'));
  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      <p css={{ overflowWrap: 'anywhere' }}>
        {email ? t('account.email.current', { email }) : t('account.email.none')}
      </p>
      <div role="status">
        {sentTo ? <Notice tone="success">{t('account.email.sent', { email: sentTo })}</Notice> : null}
      </div>
      {isOpen ? (
        <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
          <Field label={t('account.email.label')} required error={errorAt('email')}>
            <TextInput
              {...form.textInput('email')}
              type="email"
              dir="ltr"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={254}
              ref={focusOnMount}
            />
          </Field>
          {hasPassword ? (
            <Field label={t('account.email.password')} required error={errorAt('currentPassword')}>
              <PasswordInput
                {...form.textInput('currentPassword')}
                autoComplete="current-password"
                showLabel={t('login.showPassword')}
                hideLabel={t('login.hidePassword')}
              />
            </Field>
          ) : null}
          {form.failure ? <Notice tone="danger">{t(form.failure)}</Notice> : null}
          <Cluster>
            <Button type="submit" loading={form.isSubmitting} loadingLabel={t('account.email.submit')}>
              {t('account.email.submit')}
            </Button>
            {email ? (
              <Button variant="secondary" onClick={() => void removeAddress()}>
                {t('account.email.remove')}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('signUp.cancel')}
            </Button>
          </Cluster>
        </form>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('account.email.change')}
          </Button>
        </div>
      )}
      {email ? (
        <CheckField
          label={t('account.email.review')}
          hint={t('account.email.security')}
          checked={!stoppedMails.includes('review')}
          onChange={(isWanted) => void setReviewMails(isWanted)}
        />
      ) : null}
    </div>
  );

  function refusal(error: unknown) {
    const problems = refusedFields(error);
    const isOfField = Object.keys(problems).length > 0;
    return {
      kind: 'failed' as const,
      problems,
      ...(isOfField ? {} : { failure: accountFailureKey(error) }),
    };
  }
}

/** Of the field that a press has opened. Stable, so that a later render does not move the focus. */
const focusOnMount = (input: HTMLInputElement | null): void => input?.focus();
