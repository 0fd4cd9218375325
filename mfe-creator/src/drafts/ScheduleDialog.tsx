import { failureMessage } from '@portico/shared/api';
import type { PortalDraft } from '@portico/shared/contracts';
import { useForm } from '@portico/shared/patterns';
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
import { useId } from 'react';
import { useScheduleDraftMutation } from './drafts.api.ts';

/** Values of `datetime-local` inputs; '' is no time. */
interface Times {
  publishAt: string;
  endAt: string;
}

const NO_TIMES: Times = { publishAt: '', endAt: '' };

/** When the draft is published and when that ends, in the time zone of the device. */
export function ScheduleDialog(props: { id: string; draft: PortalDraft; onClose: () => void }) {
  const { id, draft, onClose } = props;
  const { t } = useText('mfe-creator');
  const formId = useId();
  const { isClosing, close } = useDeferredClose(onClose);
  const [schedule] = useScheduleDraftMutation();
  const form = useForm<Times, unknown, string, 'unschedule'>({
    initial: () => ({ publishAt: localTime(draft.publishAt), endAt: localTime(draft.endAt) }),
    problems: ({ publishAt, endAt }, action) => {
      if (action === 'unschedule') return {};
      const isEndFirst = publishAt !== '' && endAt !== '' && endAt <= publishAt;
      return {
        ...(isPast(publishAt) ? { publishAt: t('drafts.timeIsOver') } : {}),
        ...(isPast(endAt)
          ? { endAt: t('drafts.timeIsOver') }
          : isEndFirst
            ? { endAt: t('drafts.endIsFirst') }
            : {}),
      };
    },
    submit: async (times, action) => {
      const { publishAt, endAt } = action === 'unschedule' ? NO_TIMES : times;
      const { error } = await schedule({ id, publishAt: sentTime(publishAt), endAt: sentTime(endAt) });
      if (error) return { kind: 'failed', failure: error };
      close();
      return { kind: 'done' };
    },
  });

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
              aria-disabled={form.isSubmitting || undefined}
              onClick={() => void form.submit('unschedule')}
            >
              {t('drafts.unschedule')}
            </Button>
          ) : null}
          <Button type="submit" form={formId} loading={form.isSubmitting}>
            {t('editors.save')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
        {form.failure ? (
          <Notice tone="danger" title={t('drafts.failed')}>
            {failureMessage(form.failure)}
          </Notice>
        ) : null}
        <p css={{ color: color.inkMuted }}>
          {t('drafts.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        </p>
        <Field label={t('drafts.publishTime')} error={form.problemAt('publishAt')}>
          <TextInput type="datetime-local" {...form.textInput('publishAt')} />
        </Field>
        <Field label={t('drafts.endTime')} hint={t('drafts.endHint')} error={form.problemAt('endAt')}>
          <TextInput type="datetime-local" {...form.textInput('endAt')} />
        </Field>
      </form>
    </Dialog>
  );
}

const isPast = (time: string): boolean => time !== '' && Date.parse(time) <= Date.now();

const sentTime = (time: string): string | null => (time ? new Date(time).toISOString() : null);

/** The value of a `datetime-local` input: the time in the zone of the device, without its name. */
function localTime(iso: string | undefined): string {
  if (iso === undefined) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
