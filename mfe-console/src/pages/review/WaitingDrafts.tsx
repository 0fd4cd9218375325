import { css } from '@emotion/react';
import { failureMessage } from '@portico/shared/api';
import type { WaitingDraft } from '@portico/shared/contracts';
import { localizedFrom } from '@portico/shared/domain';
import { LocalizedTitle, useForm } from '@portico/shared/patterns';
import { Slot, useNotify } from '@portico/shared/platform';
import {
  Button,
  Cluster,
  color,
  Dialog,
  Field,
  fontSizes,
  Notice,
  radii,
  spacing,
  TextArea,
} from '@portico/shared/ui';
import { useId, useState } from 'react';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useDecideDraftMutation, useWaitingDraftsQuery } from './review.api.ts';

const card = css({
  display: 'grid',
  gap: spacing[4],
  padding: spacing[4],
  borderRadius: radii.lg,
  background: color.surface,
  boxShadow: 'var(--shadow-sm)',
  minInlineSize: 0,
});

/** The drafts of accounts whose changes are reviewed, beside the live pages; renders nothing if there are none. */
export function WaitingDrafts() {
  const { t } = useMessages();
  const headingId = useId();
  const { data, error, refetch } = useWaitingDraftsQuery();
  if (!data && error)
    return <ListState title={t('draftReview.notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby={headingId} css={{ marginBlockEnd: spacing[10] }}>
      <h2 id={headingId} css={{ fontSize: fontSizes.xl }}>
        {t('draftReview.title')}
      </h2>
      <p css={{ color: color.inkMuted, marginBlockEnd: spacing[4] }}>{t('draftReview.text')}</p>
      <ul role="list" css={{ display: 'grid', gap: spacing[4] }}>
        {data.rows.map((waiting) => (
          <li key={waiting.live._id}>
            <DraftCard waiting={waiting} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftCard({ waiting: { live, draft, waitingSince, sentBy } }: { waiting: WaitingDraft }) {
  const { t, language } = useMessages();
  const moment = useMoment();
  const notify = useNotify();
  const [isReturning, setReturning] = useState(false);
  const [decide, { isLoading, error }] = useDecideDraftMutation();
  const { _id: id, title } = live;
  const { modifiedDate } = draft;

  async function publish() {
    const { data } = await decide({ id, decision: 'publish', modifiedDate });
    if (data) notify({ tone: 'success', text: t('draftReview.published') });
  }
  const since = moment(waitingSince);
  return (
    <article css={card}>
      <h3 lang={localizedFrom(title, language)} css={{ fontSize: fontSizes.lg, overflowWrap: 'anywhere' }}>
        <LocalizedTitle text={title} fallback={t('review.untitled')} />
      </h3>
      <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
        {sentBy ? t('draftReview.sentBy', { name: sentBy, since }) : t('draftReview.since', { since })}
      </p>
      <Slot name="portal.changes" before={live} after={draft} />
      {error ? (
        <Notice tone="danger" title={t('draftReview.failed')}>
          {failureMessage(error)}
        </Notice>
      ) : null}
      <Cluster gap={2}>
        <Button size="sm" loading={isLoading} onClick={() => void publish()}>
          {t('draftReview.publish')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setReturning(true)}>
          {t('draftReview.return')}
        </Button>
      </Cluster>
      {isReturning ? (
        <ReturnDialog id={id} modifiedDate={modifiedDate} onClose={() => setReturning(false)} />
      ) : null}
    </article>
  );
}

/** Asks for the reason, which the editors read. */
function ReturnDialog(props: { id: string; modifiedDate: string; onClose: () => void }) {
  const { id, modifiedDate, onClose } = props;
  const { t } = useMessages();
  const formId = useId();
  const [decide] = useDecideDraftMutation();
  const form = useForm<{ reason: string }, unknown>({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim() ? {} : { reason: t('draftReview.reasonMissing') }),
    submit: async ({ reason }) => {
      const { error } = await decide({ id, decision: 'return', reason, modifiedDate });
      if (error) return { kind: 'failed', failure: error };
      onClose();
      return { kind: 'done' };
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('draftReview.return')}
      closeLabel={t('draftReview.close')}
      size="sm"
      footer={
        <Button type="submit" form={formId} loading={form.isSubmitting}>
          {t('draftReview.return')}
        </Button>
      }
    >
      <form id={formId} {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
        {form.failure ? (
          <Notice tone="danger" title={t('draftReview.failed')}>
            {failureMessage(form.failure)}
          </Notice>
        ) : null}
        <Field label={t('draftReview.reason')} error={form.problemAt('reason')}>
          <TextArea
            name="reason"
            value={form.values.reason}
            onChange={(event) => form.edit({ reason: event.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
