import { failureMessage } from '@portico/shared/api';
import type { PortalDraft } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import {
  Button,
  color,
  Dialog,
  Field,
  Notice,
  spacing,
  TextInput,
  useDeferredClose,
} from '@portico/shared/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { useScheduleDraftMutation } from './drafts.api.ts';

/** When the draft is published and when that ends, in the time zone of the device. */
export function ScheduleDialog(props: { id: string; draft: PortalDraft; onClose: () => void }) {
  const { id, draft, onClose } = props;
  const { t } = useText('mfe-creator');
  const formId = useId();
  const { isClosing, close } = useDeferredClose(onClose);
  const [publishAt, setPublishAt] = useState(localTime(draft.publishAt));
  const [endAt, setEndAt] = useState(localTime(draft.endAt));
  /** When the times were last checked, in ms since 1970; undefined before. */
  const [checkedAt, setCheckedAt] = useState<number>();
  const [schedule, { error, isLoading }] = useScheduleDraftMutation();

  const problemsAt = (now: number) => {
    const isPast = (time: string) => time !== '' && Date.parse(time) <= now;
    const isEndFirst = publishAt !== '' && endAt !== '' && endAt <= publishAt;
    return {
      publishAt: isPast(publishAt) ? t('drafts.timeIsOver') : undefined,
      endAt: isPast(endAt) ? t('drafts.timeIsOver') : isEndFirst ? t('drafts.endIsFirst') : undefined,
    };
  };
  const shown = checkedAt === undefined ? undefined : problemsAt(checkedAt);

  async function send(times: { publishAt: string; endAt: string }) {
    const { data } = await schedule({ id, publishAt: sent(times.publishAt), endAt: sent(times.endAt) });
    if (data) close();
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const now = Date.now();
    setCheckedAt(now);
    const problems = problemsAt(now);
    if (!problems.publishAt && !problems.endAt) void send({ publishAt, endAt });
  };

  return (
    <Dialog
      open={!isClosing}
      onClose={close}
      title={t('drafts.scheduleTitle')}
      closeLabel={t('editors.close')}
      size="sm"
      footer={
        <>
          {draft.publishAt || draft.endAt ? (
            <Button
              variant="secondary"
              aria-disabled={isLoading || undefined}
              onClick={() => void send({ publishAt: '', endAt: '' })}
            >
              {t('drafts.unschedule')}
            </Button>
          ) : null}
          <Button type="submit" form={formId} loading={isLoading}>
            {t('editors.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} css={{ display: 'grid', gap: spacing[4] }}>
        {error ? (
          <Notice tone="danger" title={t('drafts.failed')}>
            {failureMessage(error)}
          </Notice>
        ) : null}
        <p css={{ color: color.inkMuted }}>
          {t('drafts.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        </p>
        <Field label={t('drafts.publishTime')} error={shown?.publishAt}>
          <TextInput
            type="datetime-local"
            value={publishAt}
            onChange={(event) => setPublishAt(event.target.value)}
          />
        </Field>
        <Field label={t('drafts.endTime')} hint={t('drafts.endHint')} error={shown?.endAt}>
          <TextInput type="datetime-local" value={endAt} onChange={(event) => setEndAt(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

const sent = (time: string): string | null => (time ? new Date(time).toISOString() : null);

/** The value of a `datetime-local` input: the time in the zone of the device, without its name. */
function localTime(iso: string | undefined): string {
  if (iso === undefined) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
