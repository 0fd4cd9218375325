import { PASSCODE_LENGTH } from '@portico/shared/domain';
import { PasscodeForm } from '@portico/shared/patterns';
import { Container, Section } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

/** Replaces a private portal until the correct passcode is entered. [PERM-02, PERM-06, PERM-07] */
export function PasscodeScreen({ id, onGranted }: { id: string; onGranted: () => void }) {
  const { t } = useMessages();
  return (
    <Section>
      <Container narrow>
        <PasscodeForm
          item={{ store: 'portal', id }}
          heading="h1"
          labels={{
            title: t('passcode.title'),
            text: t('passcode.text', { count: PASSCODE_LENGTH }),
            label: t('passcode.label'),
            submit: t('passcode.submit'),
            checking: t('passcode.checking'),
            wrong: t('passcode.wrong'),
            failed: t('passcode.failed'),
          }}
          onGranted={onGranted}
        />
      </Container>
    </Section>
  );
}
