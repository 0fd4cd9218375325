import { css } from '@emotion/react';
import { CONTENT_LIMITS, type WaitingPortal } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
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
import { useId } from 'react';
import type { ReviewPlace } from '../../review.api.ts';
import { DecisionFailure } from './DecisionFailure.tsx';
import type { DecisionDraft } from './decision-draft.ts';
import { PlaceChoice } from './PlaceChoice.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import { useVerdict, type VerdictFlow } from './use-verdict.ts';

const places = css({
  display: 'grid',
  gap: spacing[6],
  alignItems: 'start',
  [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' },
});

interface FieldsProps {
  draft: DecisionDraft;
  onChange: (draft: DecisionDraft) => void;
  /** Undefined while they are loading. */
  towns: readonly ReviewPlace[] | undefined;
  listings: readonly ReviewPlace[] | undefined;
}

/** Towns, listings and a reason; then the verdict, which has to be confirmed. [OPEN-01, OPEN-49] */
export function DecisionDialog(
  props: FieldsProps & {
    waiting: WaitingPortal;
    onClose: () => void;
    onDecided: () => void;
    /** The portal has changed since: asks for it again. */
    onLookAgain: () => void;
  },
) {
  const { waiting, draft, onChange, towns, listings, onClose, onDecided, onLookAgain } = props;
  const { portal } = waiting;
  const { t, localize } = useText('mfe-creator');
  const { isClosing, close } = useDeferredClose(onClose);
  const fieldIds = { 'no-town': useId(), 'no-reason': useId() };
  const title = localize(portal.title) || t('myPortals.untitled');
  const verdict = useVerdict({ portal, title, draft, fieldIds, onDecided });
  const { isSending, failure } = verdict;

  return (
    <Dialog
      open={!isClosing}
      size="lg"
      title={title}
      closeLabel={t('review.close')}
      closesOnBackdrop={false}
      busy={isSending}
      onClose={close}
      footer={<VerdictButtons verdict={verdict} />}
    >
      <div css={{ display: 'grid', gap: spacing[6] }}>
        <PreviewLink portal={portal} />
        <DecisionFields
          {...{ draft, towns, listings, fieldIds, verdict }}
          onChange={(changed) => {
            verdict.clearProblem();
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
              verdict.clearFailure();
              onLookAgain();
            }}
          />
        ) : null}
      </div>
      <ConfirmVerdict verdict={verdict} title={title} />
    </Dialog>
  );
}

function VerdictButtons({ verdict }: { verdict: VerdictFlow }) {
  const { t } = useText('mfe-creator');
  const { ask, isSending } = verdict;
  return (
    <>
      <Button variant="danger" onClick={() => ask('REJECT')} aria-disabled={isSending || undefined}>
        {t('review.reject')}
      </Button>
      <Button onClick={() => ask('RELEASE')} loading={isSending} loadingLabel={t('review.deciding')}>
        {t('review.release')}
      </Button>
    </>
  );
}

function DecisionFields(
  props: FieldsProps & { fieldIds: { 'no-town': string; 'no-reason': string }; verdict: VerdictFlow },
) {
  const { draft, onChange, towns, listings, fieldIds, verdict } = props;
  const { problem, isSending } = verdict;
  const { t, localize } = useText('mfe-creator');
  const change = (part: Partial<DecisionDraft>) => onChange({ ...draft, ...part });
  const townName = ({ town }: ReviewPlace) => localize(towns?.find(({ id }) => id === town)?.title);
  return (
    <>
      <div css={places}>
        <PlaceChoice
          fieldId={fieldIds['no-town']}
          label={t('review.towns')}
          searchLabel={t('review.searchTowns')}
          places={towns}
          chosen={draft.townRefs}
          onChange={(townRefs) => change({ townRefs })}
          error={problem === 'no-town' ? t('review.noTown') : null}
          disabled={isSending}
        />
        <PlaceChoice
          label={t('review.listings')}
          searchLabel={t('review.searchListings')}
          places={listings}
          chosen={draft.listingRefs}
          onChange={(listingRefs) => change({ listingRefs })}
          first={({ town }) => town !== undefined && draft.townRefs.includes(town)}
          note={townName}
          disabled={isSending}
        />
      </div>
      <Field
        id={fieldIds['no-reason']}
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
    </>
  );
}

function ConfirmVerdict({ verdict, title }: { verdict: VerdictFlow; title: string }) {
  const { t } = useText('mfe-creator');
  const { unconfirmed, isSending, confirm, cancel } = verdict;
  return (
    <ConfirmDialog
      open={unconfirmed !== undefined}
      title={t(unconfirmed === 'REJECT' ? 'review.confirmReject' : 'review.confirmRelease')}
      itemName={title}
      confirmLabel={t(unconfirmed === 'REJECT' ? 'review.reject' : 'review.release')}
      cancelLabel={t('review.cancel')}
      closeLabel={t('review.cancel')}
      tone={unconfirmed === 'REJECT' ? 'danger' : 'primary'}
      busy={isSending}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    >
      {t(unconfirmed === 'REJECT' ? 'review.rejectText' : 'review.releaseText')}
    </ConfirmDialog>
  );
}
