import { isApiError } from '@portico/shared/api';
import { isPasscodeEntry, PASSCODE_LENGTH, WRONG_PASSCODE } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, color, Field, fontSizes, PasswordInput, radii, spacing } from '@portico/shared/ui';
import { Lock } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { GatedItem } from '../search/search.api.ts';
import { useSendPasscodeMutation } from './privacy.api.ts';

/** Asks for the six characters that open one private town or listing; a wrong entry stays in the field. [PERM-02, VAL-21, OPEN-23] */
export function PasscodeForm({ item }: { item: GatedItem }) {
  const { t } = useText('mfe-discovery');
  const [send, { data: reply, error, isLoading }] = useSendPasscodeMutation();
  const [isTooShort, setIsTooShort] = useState(false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const field = event.currentTarget.elements.namedItem('passcode');
    const passcode = field instanceof HTMLInputElement ? field.value : '';
    const isComplete = isPasscodeEntry(passcode);
    setIsTooShort(!isComplete);
    if (isComplete) void send({ ...item, passcode });
  };

  return (
    <div
      css={{
        display: 'grid',
        justifyItems: 'center',
        gap: spacing[4],
        padding: `${spacing[10]} ${spacing[5]}`,
        borderRadius: radii.xl,
        background: color.surface,
        boxShadow: 'var(--shadow-sm)',
        textAlign: 'center',
      }}
    >
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          inlineSize: 64,
          blockSize: 64,
          borderRadius: '50%',
          background: color.brandSoft,
          color: color.brandStrong,
        }}
      >
        <Lock size={28} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 css={{ fontSize: fontSizes.xl }}>{t(`privacy.${item.store}Title`)}</h2>
      <p css={{ maxInlineSize: '44ch', color: color.inkMuted }}>{t('privacy.text')}</p>
      <form
        method="post"
        onSubmit={onSubmit}
        css={{ display: 'grid', gap: spacing[4], inlineSize: 'min(100%, 320px)', textAlign: 'start' }}
      >
        <Field
          label={t('privacy.passcode')}
          error={remark({ isTooShort, reply, error, failed: t('state.failedText') })}
        >
          <PasswordInput
            name="passcode"
            autoComplete="off"
            maxLength={PASSCODE_LENGTH}
            showLabel={t('privacy.show')}
            hideLabel={t('privacy.hide')}
          />
        </Field>
        <Button type="submit" wide loading={isLoading} loadingLabel={t('state.loading')}>
          {t('privacy.open')}
        </Button>
      </form>
    </div>
  );
}

function remark(outcome: {
  isTooShort: boolean;
  reply: { status: string; reason?: string } | { status: string } | undefined;
  error: unknown;
  failed: string;
}): ReactNode {
  const { isTooShort, reply, error, failed } = outcome;
  if (isTooShort) return <span lang="th">{WRONG_PASSCODE}</span>;
  if (error) return isApiError(error) && error.kind === 'status' ? (error.reason ?? failed) : failed;
  if (reply?.status !== 'fail') return null;
  const reason = 'reason' in reply ? reply.reason : undefined;
  return <span lang={reason === WRONG_PASSCODE ? 'th' : undefined}>{reason}</span>;
}
