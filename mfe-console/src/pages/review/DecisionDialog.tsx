import { css } from '@emotion/react';
import { CONTENT_LIMITS, type WaitingPortal } from '@portico/shared/contracts';
import {
  Button,
  ConfirmDialog,
  Dialog,
  Field,
  media,
  spacing,
  TextArea,
  useDeferredClose,
} from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { ChangesSinceRelease } from './ChangesSinceRelease.tsx';
import { DecisionFailure } from './DecisionFailure.tsx';
import type { DecisionDraft } from './decision-draft.ts';
import { PlaceChoice } from './PlaceChoice.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import type { ReviewPlace } from './review.api.ts';
import { useVerdict, type VerdictFlow } from './use-verdict.ts';

const places = css({
  display: 'grid',
  gap: spacing[6],
  alignItems: 'start',
  [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' },
});

interface Choices {
  /** Undefined while they are loading. */
  towns: readonly ReviewPlace[] | undefined;
  listings: readonly ReviewPlace[] | undefined;
}

/** Towns, listings and a reason; then the verdict, which has to be confirmed. [OPEN-01, OPEN-49] */
export function DecisionDialog(
  props: Choices & {
    waiting: WaitingPortal;
    /** What was entered before the dialog was closed. */
    draft: DecisionDraft;
    onChange: (draft: DecisionDraft) => void;
    onClose: () => void;
    onDecided: () => void;
    /** Called to reload the portal, which has changed since. */
    onLookAgain: () => void;
  },
) {
  const { waiting, draft, onChange, towns, listings, onClose, onDecided, onLookAgain } = props;
  const { portal } = waiting;
  const { t, localize } = useMessages();
  const { isClosing, close } = useDeferredClose(onClose);
  const title = localize(portal.title) || t('review.untitled');
  const verdict = useVerdict({ portal, title, draft, onDecided });
  const { failure, formRef, isSubmitting, clearFailure } = verdict.form;

  return (
    <Dialog
      open={!isClosing}
      size="lg"
      title={title}
      closeLabel={t('review.close')}
      closesOnBackdrop={false}
      busy={isSubmitting}
      onClose={close}
      footer={<VerdictButtons verdict={verdict} />}
    >
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        css={{ display: 'grid', gap: spacing[6] }}
      >
        <PreviewLink portal={portal} />
        <ChangesSinceRelease portalId={portal._id} />
        <DecisionFields
          {...{ towns, listings, verdict }}
          onChange={(changed) => {
            verdict.form.edit(changed);
            onChange(changed);
          }}
        />
        <details>
          <summary css={{ cursor: 'pointer', minBlockSize: 44, alignContent: 'center' }}>
            {t('review.history')}
          </summary>
          <ReviewHistory portalId={portal._id} />
        </details>
        {failure ? (
          <DecisionFailure
            error={failure}
            onLookAgain={() => {
              clearFailure();
              onLookAgain();
            }}
          />
        ) : null}
      </form>
      <ConfirmVerdict verdict={verdict} title={title} />
    </Dialog>
  );
}

function VerdictButtons({ verdict }: { verdict: VerdictFlow }) {
  const { t } = useMessages();
  const { choose, form } = verdict;
  return (
    <>
      <Button
        variant="danger"
        onClick={() => choose('REJECT')}
        aria-disabled={form.isSubmitting || undefined}
      >
        {t('review.reject')}
      </Button>
      <Button
        onClick={() => choose('RELEASE')}
        loading={form.isSubmitting}
        loadingLabel={t('review.deciding')}
      >
        {t('review.release')}
      </Button>
    </>
  );
}

function DecisionFields(props: Choices & { verdict: VerdictFlow; onChange: (draft: DecisionDraft) => void }) {
  const { onChange, towns, listings, verdict } = props;
  const { values: draft, problemAt, isSubmitting } = verdict.form;
  const { t, localize } = useMessages();
  const change = (part: Partial<DecisionDraft>) => onChange({ ...draft, ...part });
  const townName = ({ town }: ReviewPlace) => localize(towns?.find(({ id }) => id === town)?.title);
  return (
    <>
      <div css={places}>
        <PlaceChoice
          label={t('review.towns')}
          searchLabel={t('review.searchTowns')}
          places={towns}
          chosen={draft.townRefs}
          onChange={(townRefs) => change({ townRefs })}
          error={problemAt('townRefs') ? t('review.noTown') : null}
          disabled={isSubmitting}
        />
        <PlaceChoice
          label={t('review.listings')}
          searchLabel={t('review.searchListings')}
          places={listings}
          chosen={draft.listingRefs}
          onChange={(listingRefs) => change({ listingRefs })}
          first={({ town }) => town !== undefined && draft.townRefs.includes(town)}
          note={townName}
          disabled={isSubmitting}
        />
      </div>
      <Field
        label={t('review.reason')}
        hint={t('review.reasonHint')}
        error={problemAt('reason') ? t('review.noReason') : null}
      >
        <TextArea
          dir="auto"
          rows={3}
          maxLength={CONTENT_LIMITS.sentence}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
    </>
  );
}

function ConfirmVerdict({ verdict, title }: { verdict: VerdictFlow; title: string }) {
  const { t } = useMessages();
  const { unconfirmed, form, confirm, cancel } = verdict;
  return (
    <ConfirmDialog
      open={unconfirmed !== undefined}
      title={t(unconfirmed === 'REJECT' ? 'review.confirmReject' : 'review.confirmRelease')}
      itemName={title}
      confirmLabel={t(unconfirmed === 'REJECT' ? 'review.reject' : 'review.release')}
      cancelLabel={t('review.cancel')}
      closeLabel={t('review.cancel')}
      tone={unconfirmed === 'REJECT' ? 'danger' : 'primary'}
      busy={form.isSubmitting}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    >
      {t(unconfirmed === 'REJECT' ? 'review.rejectText' : 'review.releaseText')}
    </ConfirmDialog>
  );
}
