import { css } from '@emotion/react';
import { errorMessage, isApiError } from '@portico/shared/api';
import { CONTENT_LIMITS, type Portal, REPORT_REASONS, type ReportReason } from '@portico/shared/contracts';
import { useNotify } from '@portico/shared/platform';
import {
  Button,
  color,
  Dialog,
  Field,
  fontSizes,
  Notice,
  radii,
  spacing,
  TextArea,
  useDeferredClose,
} from '@portico/shared/ui';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useReportPortalMutation } from './report.api.ts';

export interface ReportDialogProps {
  portal: Portal;
  onClose: () => void;
}

const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: spacing[3],
  minBlockSize: 44,
  paddingInline: spacing[3],
  borderRadius: radii.md,
  cursor: 'pointer',
  '&:hover, &:has(input:checked)': { background: color.sunken },
  input: { inlineSize: 20, blockSize: 20, margin: 0, flex: 'none', accentColor: color.brand },
});

/** Form for reporting a page, with a reason and a text; the input is preserved if sending fails. [OPEN-56] */
export function ReportDialog({ portal, onClose }: ReportDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const { isClosing, close } = useDeferredClose(onClose);
  const name = useId();
  const problemId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [send, { isLoading, error }] = useReportPortalMutation();

  async function submit(): Promise<void> {
    if (isLoading) return;
    if (!reason) {
      setIsMissing(true);
      first.current?.focus();
      return;
    }
    const words = text.trim();
    const sent = await send({ id: portal._id, report: { reason, ...(words ? { text: words } : {}) } });
    if (sent.error) return;
    notify({ tone: 'success', text: t('report.sent') });
    close();
  }

  return (
    <Dialog
      open={!isClosing}
      title={t('report.title')}
      closeLabel={t('report.close')}
      closesOnBackdrop={false}
      busy={isLoading}
      initialFocus={first}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close} aria-disabled={isLoading || undefined}>
            {t('report.cancel')}
          </Button>
          <Button onClick={() => void submit()} loading={isLoading} loadingLabel={t('report.sending')}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: spacing[5] }}>
        <p css={{ color: color.inkMuted }}>{t('report.text')}</p>
        <fieldset
          aria-describedby={isMissing ? problemId : undefined}
          css={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}
        >
          <legend css={{ padding: 0, marginBlockEnd: spacing[2], fontWeight: 'var(--font-medium)' }}>
            {t('report.reason')}
          </legend>
          {REPORT_REASONS.map((each, index) => (
            <label key={each} css={choice}>
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name={name}
                value={each}
                checked={reason === each}
                onChange={() => {
                  setReason(each);
                  setIsMissing(false);
                }}
              />
              {t(`report.reasons.${each}`)}
            </label>
          ))}
          <p
            id={problemId}
            role="alert"
            css={{ color: color.danger, fontSize: fontSizes.sm, '&:empty': { display: 'none' } }}
          >
            {isMissing ? t('report.noReason') : ''}
          </p>
        </fieldset>
        <Field label={t('report.words')} hint={t('report.wordsHint')}>
          <TextArea
            dir="auto"
            rows={3}
            maxLength={CONTENT_LIMITS.sentence}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {error ? (
          <Notice tone="danger" title={t('report.failed')}>
            {isApiError(error) && error.kind === 'offline'
              ? t('report.offline')
              : isApiError(error)
                ? errorMessage(error)
                : null}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
