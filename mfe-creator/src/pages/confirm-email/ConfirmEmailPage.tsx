import { isApiError, useWebConfigQuery } from '@portico/shared/api';
import { Link, useHydrated, useLocation, useText } from '@portico/shared/platform';
import { Button, Notice } from '@portico/shared/ui';
import { useConfirmEmailMutation } from '../../account.api.ts';
import { NeedsScript } from '../../guard/NeedsScript.tsx';
import { LoginFrame } from '../../login/LoginFrame.tsx';
import { accountFailureKey } from '../account/password-problems.ts';

/** /confirmEmail: confirms an address by the code of its mail, by a press: programs that read mails open links. */
export function ConfirmEmailPage() {
  const { t } = useText('mfe-creator');
  const location = useLocation();
  const { data: config } = useWebConfigQuery();
  // Read in the browser; the server does not receive the fragment.
  const code = useHydrated() ? location.hash.slice(1) : '';
  const [confirm, { data: email, error, isLoading }] = useConfirmEmailMutation();
  return (
    <LoginFrame image={config?.homeImageURL}>
      <h1>{t('confirmEmail.heading')}</h1>
      <NeedsScript />
      <div role="status">
        {email ? <Notice tone="success">{t('confirmEmail.done', { email })}</Notice> : null}
        {error ? <Notice tone="danger">{t(failureKey(error))}</Notice> : null}
      </div>
      {email ? (
        <Button as={Link} to="/creator/account" wide>
          {t('confirmEmail.account')}
        </Button>
      ) : (
        <>
          <p>{t('confirmEmail.text')}</p>
          <Button wide loading={isLoading} onClick={() => void confirm(code)}>
            {t('confirmEmail.submit')}
          </Button>
        </>
      )}
    </LoginFrame>
  );
}

function failureKey(error: unknown): string {
  const status = isApiError(error) && error.kind === 'status' ? error.status : 0;
  if (status === 404 || status === 400) return 'recover.used';
  return status === 409 ? 'confirmEmail.taken' : accountFailureKey(error);
}
