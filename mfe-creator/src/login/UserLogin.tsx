import { useText } from '@portico/shared/platform';
import { Button, spacing } from '@portico/shared/ui';
import { ChevronDown, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { UserLoginForm } from './UserLoginForm.tsx';

/** The 'User Login' toggle, and the form that it reveals. [LOGIN-02] */
export function UserLogin() {
  const { t } = useText('mfe-creator');
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  return (
    <div css={{ display: 'grid', gap: spacing[5] }}>
      <Button
        variant="secondary"
        size="lg"
        wide
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        icon={<UserRound size={20} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('login.toggle')}
        <ChevronDown
          size={20}
          aria-hidden="true"
          css={{
            transition: 'rotate var(--motion-base) var(--motion-ease)',
            rotate: isOpen ? '180deg' : '0deg',
          }}
        />
      </Button>
      {isOpen ? (
        <div id={formId}>
          <UserLoginForm />
        </div>
      ) : null}
    </div>
  );
}
