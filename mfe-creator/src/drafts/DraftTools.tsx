import { css } from '@emotion/react';
import { changedMeanwhile, failureMessage } from '@portico/shared/api';
import type { Portal, PortalDraft } from '@portico/shared/contracts';
import { dateFormat } from '@portico/shared/domain';
import { useNotify, useText } from '@portico/shared/platform';
import { Button, ConfirmDialog, color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { CalendarClock, Eye, FilePen, GitCompare, Globe, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { saveQueueOf } from '../editing/saving/save-queue.ts';
import { useConflictMessage } from '../editing/use-conflict-message.ts';
import { CompareDialog } from './CompareDialog.tsx';
import {
  useDiscardDraftMutation,
  useOpenDraftMutation,
  usePublishDraftMutation,
  useShowLiveMutation,
} from './drafts.api.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { UndoRedo } from './UndoRedo.tsx';

const bar = css({
  display: 'grid',
  gap: spacing[2],
  inlineSize: '100%',
  padding: spacing[3],
  borderRadius: radii.md,
  border: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: spacing[2] });

/** A draft over a released page: a button that begins it, and a bar that says what differs. */
export function DraftTools({ portal }: { portal: Portal }) {
  const { t } = useText('mfe-creator');
  const failed = useFailureNotice();
  const [openDraft, { isLoading }] = useOpenDraftMutation();
  const { draft } = portal;
  if (!draft && portal.status !== 'RELEASE') return <UndoRedo portalId={portal._id} />;
  const work = async () => {
    const { error } = await openDraft({ id: portal._id, isNew: !draft });
    if (error) failed(error);
  };
  const begin = (
    <Button
      variant="secondary"
      size="sm"
      icon={<FilePen size={16} aria-hidden="true" />}
      loading={isLoading}
      aria-label={t('drafts.work')}
      onClick={() => void work()}
    >
      {t('drafts.work')}
    </Button>
  );
  return draft ? (
    <DraftBar portal={portal} draft={draft} begin={begin} />
  ) : (
    <>
      {begin}
      <UndoRedo portalId={portal._id} />
    </>
  );
}

/** What is asked or shown over the page. */
type Open = 'preview' | 'compare' | 'schedule' | 'discard' | { conflict: string; at: string };

function DraftBar({ portal, draft, begin }: { portal: Portal; draft: PortalDraft; begin: ReactNode }) {
  const { _id: id } = portal;
  const { t } = useText('mfe-creator');
  const titleId = useId();
  const [open, setOpen] = useState<Open>();
  const publishing = usePublish(id, setOpen);
  const [showLive, showingLive] = useShowLiveMutation();
  const tool = (icon: ReactNode, label: string, onClick: () => void, isLoading = false) => (
    <Button variant="secondary" size="sm" icon={icon} loading={isLoading} onClick={onClick}>
      {label}
    </Button>
  );

  return (
    <section aria-labelledby={titleId} css={bar}>
      <h2 id={titleId} css={{ fontSize: fontSizes.md }}>
        {t(draft.isShown ? 'drafts.shown' : 'drafts.exists')}
      </h2>
      <DraftState draft={draft} />
      <div css={buttons}>
        <UndoRedo portalId={id} isAlwaysShown={draft.isShown} />
        {draft.isShown
          ? tool(
              <Globe size={16} aria-hidden="true" />,
              t('drafts.showLive'),
              () => void showLive(id),
              showingLive.isLoading,
            )
          : begin}
        {tool(<Eye size={16} aria-hidden="true" />, t('drafts.preview'), () => setOpen('preview'))}
        {tool(<GitCompare size={16} aria-hidden="true" />, t('drafts.compare'), () => setOpen('compare'))}
        {tool(<CalendarClock size={16} aria-hidden="true" />, t('drafts.schedule'), () =>
          setOpen('schedule'),
        )}
        {tool(<Trash2 size={16} aria-hidden="true" />, t('drafts.discard'), () => setOpen('discard'))}
        <Button
          size="sm"
          icon={<Send size={16} aria-hidden="true" css={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
          loading={publishing.isLoading}
          onClick={() => void publishing.publish()}
        >
          {t('drafts.publish')}
        </Button>
      </div>
      {createPortal(
        <DraftDialogs id={id} draft={draft} open={open} onOpen={setOpen} publishing={publishing} />,
        document.body,
      )}
    </section>
  );
}

/** Publishes the draft: `setOpen` asks about a conflict with the live page, and closes what is asked otherwise. */
function usePublish(id: string, setOpen: (open: Open | undefined) => void) {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const failed = useFailureNotice();
  const conflictMessage = useConflictMessage();
  const [publish, { isLoading }] = usePublishDraftMutation();
  return {
    isLoading,
    /** `over`: the revision of the live page to overwrite. */
    async publish(over?: string) {
      const { data: sent, error } = await publish({ id, over });
      const conflict = changedMeanwhile(error);
      if (conflict) return setOpen({ conflict: conflictMessage(conflict), at: conflict.at });
      setOpen(undefined);
      if (error && saveQueueOf(id).status().kind === 'failed')
        return notify({ tone: 'danger', text: t('drafts.failed'), detail: t('editors.notSaved') });
      if (error) return failed(error);
      notify({ tone: 'success', text: t(sent?.draft?.review ? 'drafts.sent' : 'drafts.published') });
    },
  };
}

function DraftDialogs(props: {
  id: string;
  draft: PortalDraft;
  open: Open | undefined;
  onOpen: (open: Open | undefined) => void;
  publishing: ReturnType<typeof usePublish>;
}) {
  const { id, draft, open, onOpen, publishing } = props;
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const failed = useFailureNotice();
  const [discard, discarding] = useDiscardDraftMutation();
  const close = () => onOpen(undefined);

  async function remove() {
    const { error } = await discard(id);
    close();
    if (error) failed(error);
    else notify({ tone: 'success', text: t('drafts.discarded') });
  }

  return (
    <>
      {open === 'preview' ? <PreviewDialog id={id} onClose={close} /> : null}
      {open === 'compare' ? <CompareDialog id={id} onClose={close} /> : null}
      {open === 'schedule' ? <ScheduleDialog id={id} draft={draft} onClose={close} /> : null}
      <ConfirmDialog
        open={open === 'discard'}
        title={t('drafts.discardTitle')}
        confirmLabel={t('drafts.discard')}
        cancelLabel={t('drafts.keep')}
        closeLabel={t('editors.close')}
        busy={discarding.isLoading}
        onCancel={close}
        onConfirm={() => void remove()}
      >
        {t('drafts.discardText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={typeof open === 'object'}
        title={t('drafts.conflictTitle')}
        itemName={typeof open === 'object' ? open.conflict : undefined}
        confirmLabel={t('editors.conflict.overwrite')}
        cancelLabel={t('drafts.compare')}
        closeLabel={t('editors.close')}
        busy={publishing.isLoading}
        onCancel={() => onOpen('compare')}
        onConfirm={() => typeof open === 'object' && void publishing.publish(open.at)}
      >
        {t('drafts.conflictText')}
      </ConfirmDialog>
    </>
  );
}

/** What differs from the live page, and what is planned. */
function DraftState({ draft }: { draft: PortalDraft }) {
  const { t, language } = useText('mfe-creator');
  const list = new Intl.ListFormat(language);
  const nameOf = (parts: PortalDraft['parts']) =>
    list.format(parts.map((part) => t(`versions.parts.${part}`)));
  const time = dateFormat(language, { timeStyle: 'short' });
  const at = (iso: string) => time.format(new Date(iso));
  const { parts, conflicts, savedBy, savedAt, publishAt, endAt, problem, review, returned } = draft;
  const isWaiting = publishAt !== undefined && problem === undefined;
  return (
    <div role="status" css={{ display: 'grid', gap: spacing[1], fontSize: fontSizes.sm }}>
      <p>{parts.length > 0 ? t('drafts.differs', { parts: nameOf(parts) }) : t('drafts.same')}</p>
      <p css={{ color: color.inkMuted }}>
        {savedBy
          ? t('drafts.savedBy', { name: savedBy, when: at(savedAt) })
          : t('drafts.savedAt', { when: at(savedAt) })}
      </p>
      {conflicts.length > 0 ? (
        <p css={{ color: color.warning }}>{t('drafts.conflicts', { parts: nameOf(conflicts) })}</p>
      ) : null}
      {review ? <p>{t('drafts.inReview', { when: at(review.at) })}</p> : null}
      {returned ? (
        <p css={{ color: color.warning }}>
          {t('drafts.returned', { when: at(returned.at) })} <bdi>{returned.reason}</bdi>
        </p>
      ) : null}
      {isWaiting ? <p>{t('drafts.publishAt', { when: at(publishAt) })}</p> : null}
      {endAt === undefined ? null : <p>{t('drafts.endAt', { when: at(endAt) })}</p>}
      {problem && publishAt ? (
        <p css={{ color: color.danger }}>{t(`drafts.problem.${problem}`, { when: at(publishAt) })}</p>
      ) : null}
    </div>
  );
}

function useFailureNotice() {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  return (error: unknown) =>
    notify({ tone: 'danger', text: t('drafts.failed'), detail: failureMessage(error) });
}
