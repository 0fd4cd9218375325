import type { AuthUser } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Button, Cluster } from '@portico/shared/ui';

interface ContinueAsProps {
  user: AuthUser;
  onAccept: () => void;
  onRefuse: () => void;
}

/** Asks whether the person that the address's token belongs to is who is here. [T-01] */
export function ContinueAs({ user, onAccept, onRefuse }: ContinueAsProps) {
  const { t } = useText('mfe-creator');
  return (
    <>
      <h1>{t('login.continueAs', { name: user.displayName })}</h1>
      <p>{t('login.continueText')}</p>
      <Cluster gap={3}>
        <Button onClick={onAccept}>{t('login.continue')}</Button>
        <Button variant="secondary" onClick={onRefuse}>
          {t('login.notMe')}
        </Button>
      </Cluster>
    </>
  );
}
