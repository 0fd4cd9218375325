import { useNotify, useText } from '@portico/shared/platform';
import { Badge, Button, color } from '@portico/shared/ui';
import { useState } from 'react';
import { OneField } from './OneField.tsx';
import { NewRecoveryCodes } from './RecoveryCodesSection.tsx';
import { useBeginTotpMutation, useConfirmTotpMutation, useRemoveTotpMutation } from './second-factors.api.ts';

interface TotpSetup {
  secret: string;
  qrCode: string;
}

type Step =
  | { kind: 'idle' }
  | { kind: 'password'; what: 'begin' | 'remove' }
  | { kind: 'scan'; setup: TotpSetup }
  | { kind: 'codes'; codes: readonly string[] };

/** Sets up or removes the authenticator app, step by step. */
export function TotpSection({ hasTotp }: { hasTotp: boolean }) {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [begin] = useBeginTotpMutation();
  const [confirm] = useConfirmTotpMutation();
  const [remove] = useRemoveTotpMutation();
  const idle = () => setStep({ kind: 'idle' });

  /** Resolves to the error, if any; a success opens the next step. */
  async function withPassword(what: 'begin' | 'remove', currentPassword: string): Promise<unknown> {
    switch (what) {
      case 'begin': {
        const { data, error } = await begin(currentPassword);
        if (data) setStep({ kind: 'scan', setup: data });
        return error;
      }
      case 'remove': {
        const { error } = await remove(currentPassword);
        if (error) return error;
        notify({ tone: 'success', text: t('account.totp.removed') });
        return idle();
      }
    }
  }

  /** Accounts with another second factor have recovery codes already. */
  function showCodes(codes: readonly string[]) {
    if (codes.length > 0) return setStep({ kind: 'codes', codes });
    notify({ tone: 'success', text: t('account.totp.added') });
    idle();
  }

  async function withCode(code: string): Promise<unknown> {
    const { data, error } = await confirm(code);
    if (data) showCodes(data);
    return error;
  }

  switch (step.kind) {
    case 'password':
      return (
        <OneField
          key={step.what}
          kind="password"
          name="totpPassword"
          label={t('account.password.current')}
          submit={t(`account.totp.${step.what}`)}
          wrong={t('account.password.wrong')}
          onSubmit={(password) => withPassword(step.what, password)}
          onCancel={idle}
        />
      );
    case 'scan':
      return (
        <>
          <p>{t('account.totp.scan')}</p>
          <img
            src={step.setup.qrCode}
            alt={t('account.totp.qrCode')}
            width={200}
            height={200}
            css={{ background: 'white', maxInlineSize: '100%' }}
          />
          <p css={{ overflowWrap: 'anywhere' }}>
            {t('account.totp.typed')} <bdi dir="ltr">{step.setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
          </p>
          <OneField
            kind="code"
            name="totpCode"
            label={t('account.totp.code')}
            submit={t('account.totp.confirm')}
            wrong={t('login.codeWrong')}
            onSubmit={withCode}
            onCancel={idle}
          />
        </>
      );
    case 'codes':
      return <NewRecoveryCodes codes={step.codes} onSaved={idle} />;
    case 'idle':
      return hasTotp ? (
        <>
          <div>
            <Badge tone="success">{t('account.totp.on')}</Badge>
          </div>
          <div>
            <Button variant="secondary" onClick={() => setStep({ kind: 'password', what: 'remove' })}>
              {t('account.totp.remove')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p css={{ color: color.inkMuted }}>{t('account.totp.text')}</p>
          <div>
            <Button variant="secondary" onClick={() => setStep({ kind: 'password', what: 'begin' })}>
              {t('account.totp.begin')}
            </Button>
          </div>
        </>
      );
  }
}
