import { useText } from '@portico/shared/platform';
import { Button, Notice, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { OneField } from './OneField.tsx';
import { useRenewRecoveryCodesMutation } from './second-factors.api.ts';

type Step = { kind: 'idle' } | { kind: 'password' } | { kind: 'codes'; codes: readonly string[] };

/** The number of recovery codes that are left, and new ones; for accounts with a second factor. */
export function RecoveryCodesSection({ left }: { left: number }) {
  const { t } = useText('mfe-creator');
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [renew] = useRenewRecoveryCodesMutation();
  const idle = () => setStep({ kind: 'idle' });

  async function submit(currentPassword: string): Promise<unknown> {
    const { data, error } = await renew(currentPassword);
    if (data) setStep({ kind: 'codes', codes: data });
    return error;
  }

  switch (step.kind) {
    case 'password':
      return (
        <OneField
          kind="password"
          name="recoveryPassword"
          label={t('account.password.current')}
          submit={t('account.recovery.renew')}
          wrong={t('account.password.wrong')}
          onSubmit={submit}
          onCancel={idle}
        />
      );
    case 'codes':
      return <NewRecoveryCodes codes={step.codes} onSaved={idle} />;
    case 'idle':
      return (
        <>
          <p>{t('account.recovery.left', { number: left })}</p>
          <div>
            <Button variant="secondary" onClick={() => setStep({ kind: 'password' })}>
              {t('account.recovery.renew')}
            </Button>
          </div>
        </>
      );
  }
}

/** New recovery codes, which are shown only once. */
export function NewRecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useText('mfe-creator');
  return (
    <>
      <Notice tone="warning" title={t('account.recovery.codes')}>
        {t('account.recovery.codesText')}
      </Notice>
      <ul
        dir="ltr"
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(13em, 1fr))',
          gap: spacing[2],
          margin: 0,
          padding: 0,
          listStyle: 'none',
          fontFamily: 'ui-monospace, monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onSaved}>{t('account.recovery.saved')}</Button>
      </div>
    </>
  );
}
