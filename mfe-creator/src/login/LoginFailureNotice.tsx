import { useText } from '@portico/shared/platform';
import { Notice } from '@portico/shared/ui';
import type { LoginFailure } from './login-failure.ts';

/** Fixed text of the specification in every language; a translated line follows it. */
const WRONG_CREDENTIALS = 'Please Check Your Username Or Password Is Incorrect';

/** Why signing in failed, announced at once; `message` is the server's reason. [T-21] */
export function LoginFailureNotice({ failure, message }: { failure: LoginFailure; message: string }) {
  const { t, language } = useText('mfe-creator');
  switch (failure) {
    case 'wrong-credentials':
      return (
        <Notice
          tone="danger"
          title={
            <span lang="en" dir="ltr">
              {WRONG_CREDENTIALS}
            </span>
          }
        >
          {language === 'en' ? null : t('login.wrongCredentials')}
        </Notice>
      );
    case 'forbidden':
      return <Notice tone="danger" title={<bdi lang="en">{message}</bdi>} />;
    case 'too-many-tries':
      return <Notice tone="danger">{t('login.tooManyTries')}</Notice>;
    case 'offline':
      return <Notice tone="danger">{t('login.offline')}</Notice>;
    case 'server':
      return <Notice tone="danger">{t('login.serverFailed')}</Notice>;
  }
}
