import { css } from '@emotion/react';
import { isApiError } from '@portico/shared/api';
import { CONTENT_LIMITS, type WaitingPortal } from '@portico/shared/contracts';
import { useNotify, useText } from '@portico/shared/platform';
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
import { useId, useState } from 'react';
import { type ReviewPlace, useDecideReviewMutation } from '../../review.api.ts';
import { DecisionFailure } from './DecisionFailure.tsx';
import {
  type DecisionDraft,
  type DecisionProblem,
  decisionOf,
  decisionProblem,
  type Verdict,
} from './decision-draft.ts';
import { PlaceChoice } from './PlaceChoice.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';

const places = css({
  display: 'grid',
  gap: spacing[6],
  alignItems: 'start',
  [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' },
});

/** Towns, listings and a reason; then the verdict, asked once more before it stands. [OPEN-01, OPEN-49] */
export function DecisionDialog(props: {
  waiting: WaitingPortal;
  draft: DecisionDraft;
  onChange: (draft: DecisionDraft) => void;
  /** Undefined while they are on their way. */
  towns: readonly ReviewPlace[] | undefined;
  listings: readonly ReviewPlace[] | undefined;
  onClose: () => void;
  onDecided: () => void;
  /** The portal has changed since: asks for it again. */
  onLookAgain: () => void;
}) {
  const { waiting, draft, onChange, towns, listings, onClose, onDecided } = props;
  const { portal } = waiting;
  const { t, localize } = useText('mfe-creator');
  const notify = useNotify();
  const { isClosing, close } = useDeferredClose(onClose);
  const townsId = useId();
  const reasonId = useId();
  const [problem, setProblem] = useState<DecisionProblem>();
  const [verdict, setVerdict] = useState<Verdict>();
  const [decide, { isLoading, error, reset }] = useDecideReviewMutation();
  const title = localize(portal.title) || t('myPortals.untitled');
  const change = (part: Partial<DecisionDraft>) => {
    setProblem(undefined);
    onChange({ ...draft, ...part });
  };

  function ask(wanted: Verdict): void {
    const found = decisionProblem(draft, wanted);
    setProblem(found);
    if (!found) return setVerdict(wanted);
    document.getElementById(found === 'no-reason' ? reasonId : townsId)?.focus();
    return undefined;
  }

  async function confirm(): Promise<void> {
    if (!verdict) return;
    const decided = await decide({ id: portal._id, decision: decisionOf(draft, verdict, portal) });
    setVerdict(undefined);
    if (decided.error) return;
    const key = verdict === 'RELEASE' ? 'review.released' : 'review.rejected';
    notify({ tone: 'success', text: t(key, { title }) });
    onDecided();
  }

  const townName = ({ town }: ReviewPlace) => localize(towns?.find(({ id }) => id === town)?.title);
  return (
    <Dialog
      open={!isClosing}
      size="lg"
      title={title}
      closeLabel={t('review.close')}
      closesOnBackdrop={false}
      busy={isLoading}
      onClose={close}
      footer={
        <>
          <Button variant="danger" onClick={() => ask('REJECT')} aria-disabled={isLoading || undefined}>
            {t('review.reject')}
          </Button>
          <Button onClick={() => ask('RELEASE')} loading={isLoading} loadingLabel={t('review.deciding')}>
            {t('review.release')}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: spacing[6] }}>
        <PreviewLink portal={portal} />
        <div css={places}>
          <PlaceChoice
            fieldId={townsId}
            label={t('review.towns')}
            searchLabel={t('review.searchTowns')}
            places={towns}
            chosen={draft.townRefs}
            onChange={(townRefs) => change({ townRefs })}
            error={problem === 'no-town' ? t('review.noTown') : null}
            disabled={isLoading}
          />
          <PlaceChoice
            label={t('review.listings')}
            searchLabel={t('review.searchListings')}
            places={listings}
            chosen={draft.listingRefs}
            onChange={(listingRefs) => change({ listingRefs })}
            first={({ town }) => town !== undefined && draft.townRefs.includes(town)}
            note={townName}
            disabled={isLoading}
          />
        </div>
        <Field
          id={reasonId}
          label={t('review.reason')}
          hint={t('review.reasonHint')}
          error={problem === 'no-reason' ? t('review.noReason') : null}
        >
          <TextArea
            dir="auto"
            rows={3}
            maxLength={CONTENT_LIMITS.sentence}
            value={draft.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
        </Field>
        <details>
          <summary css={{ cursor: 'pointer', minBlockSize: 44, alignContent: 'center' }}>
            {t('review.history')}
          </summary>
          <ReviewHistory portalId={portal._id} />
        </details>
        {isApiError(error) ? (
          <DecisionFailure
            error={error}
            onLookAgain={() => {
              reset();
              props.onLookAgain();
            }}
          />
        ) : null}
      </div>
      <ConfirmDialog
        open={verdict !== undefined}
        title={t(verdict === 'REJECT' ? 'review.confirmReject' : 'review.confirmRelease')}
        itemName={title}
        confirmLabel={t(verdict === 'REJECT' ? 'review.reject' : 'review.release')}
        cancelLabel={t('review.cancel')}
        closeLabel={t('review.cancel')}
        tone={verdict === 'REJECT' ? 'danger' : 'primary'}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setVerdict(undefined)}
      >
        {t(verdict === 'REJECT' ? 'review.rejectText' : 'review.releaseText')}
      </ConfirmDialog>
    </Dialog>
  );
}
