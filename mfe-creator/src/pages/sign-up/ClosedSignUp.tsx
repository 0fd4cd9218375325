import { Link, useText } from '@portico/shared/platform';
import { buttonStyles } from '@portico/shared/ui';

/** Shown instead of the form where users cannot create accounts. [OPEN-55] */
export function ClosedSignUp({ signUp }: { signUp: 'invitation' | 'closed' }) {
  const { t } = useText('mfe-creator');
  const isByInvitation = signUp === 'invitation';
  return (
    <>
      <h1>{t(isByInvitation ? 'signUp.closed.invitation' : 'signUp.closed.title')}</h1>
      <p>{t(isByInvitation ? 'signUp.closed.invitationText' : 'signUp.closed.text')}</p>
      <Link to="/contacts" css={buttonStyles({ variant: 'secondary', wide: true })}>
        {t('signUp.closed.contact')}
      </Link>
    </>
  );
}
