import { failureMessage } from '@portico/shared/api';
import type { account as accountCall, ReplyOf } from '@portico/shared/contracts';
import { problemText } from '@portico/shared/patterns';
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
import { useStopMailsMutation } from '../../account.api.ts';
import { useEmailForm } from './use-email-form.ts';

type Account = ReplyOf<typeof accountCall>['data'];

/** The e-mail address of the account, confirmed by a mail, and which mails go there. */
export function EmailSection({ account }: { account: Account }) {
  const { email, stoppedMails } = account;
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [stop] = useStopMailsMutation();
  const editing = useEmailForm(account);
  const { isOpen, sentTo } = editing;

  async function setReviewMails(isWanted: boolean): Promise<void> {
    const { error } = await stop(isWanted ? [] : ['review']);
    if (error) notify({ tone: 'danger', text: t('account.email.failed'), detail: failureMessage(error) });
  }

  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      <p css={{ overflowWrap: 'anywhere' }}>
        {email ? t('account.email.current', { email }) : t('account.email.none')}
      </p>
      <div role="status">
        {sentTo ? <Notice tone="success">{t('account.email.sent', { email: sentTo })}</Notice> : null}
      </div>
      {isOpen ? (
        <EmailForm account={account} editing={editing} />
      ) : (
        <div>
          <Button variant="secondary" onClick={editing.open}>
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
}

function EmailForm(props: { account: Account; editing: ReturnType<typeof useEmailForm> }) {
  const { email, hasPassword } = props.account;
  const { form, removeAddress, close } = props.editing;
  const { t } = useText('mfe-creator');
  const errorAt = (name: 'email' | 'currentPassword') =>
    problemText(form.problemAt(name), () => t('login.required'));
  return (
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
        <Button variant="quiet" onClick={close}>
          {t('signUp.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}

/** Of the field that a press has opened. Stable, so that a later render does not move the focus. */
const focusOnMount = (input: HTMLInputElement | null): void => input?.focus();
