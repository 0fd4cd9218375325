import { ConfirmDialog, Field, spacing, TextInput } from '@portico/shared/ui';
import { useState } from 'react';
import { codeText } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useReleaseFailure } from './use-release-failure.ts';

/** Asks before a change of what is live, with an optional reason for the history. */
export function ReleaseDecision(props: {
  title: string;
  text: string;
  /** Name and version. */
  release: string;
  confirmLabel: string;
  tone: 'danger' | 'primary';
  /** Resolves to the error of the call, if it failed. */
  decide: (reason: string | undefined) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useMessages();
  const fail = useReleaseFailure();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmDialog
      open
      title={props.title}
      itemName={<span css={codeText}>{props.release}</span>}
      confirmLabel={props.confirmLabel}
      cancelLabel={t('canary.cancel')}
      closeLabel={t('canary.cancel')}
      tone={props.tone}
      busy={isBusy}
      onCancel={props.onClose}
      onConfirm={async () => {
        setBusy(true);
        const error = await props.decide(reason.trim() || undefined);
        setBusy(false);
        if (error) fail(error);
        props.onClose();
      }}
    >
      <div css={{ display: 'grid', gap: spacing[4] }}>
        <p>{props.text}</p>
        <Field label={t('publish.reason')}>
          <TextInput
            dir="auto"
            maxLength={300}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
