import { failureMessage } from '@portico/shared/api';
import { useText } from '@portico/shared/platform';
import { color, Dialog, Notice, StateMessage, spacing, useDeferredClose } from '@portico/shared/ui';
import { SectionDiff } from '../versions/SectionDiff.tsx';
import { useDraftSidesQuery } from './drafts.api.ts';

/** The live page and its draft beside each other, part by part. */
export function CompareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useText('mfe-creator');
  const { isClosing, close } = useDeferredClose(onClose);
  const { currentData, error, refetch } = useDraftSidesQuery(id, { refetchOnMountOrArgChange: true });
  const parts = currentData?.draft.draft?.parts ?? [];
  const content = () => {
    if (error) {
      return (
        <StateMessage
          kind="failed"
          title={t('drafts.failed')}
          text={failureMessage(error)}
          action={{ label: t('editors.retry'), onClick: () => void refetch() }}
        />
      );
    }
    if (!currentData) return <p role="status">{t('drafts.loading')}</p>;
    if (parts.length === 0) return <Notice>{t('drafts.same')}</Notice>;
    return (
      <div css={{ display: 'grid', gap: spacing[4] }}>
        <p css={{ color: color.inkMuted }}>{t('drafts.legend')}</p>
        <SectionDiff parts={parts} before={currentData.live} after={currentData.draft} isSideBySide />
      </div>
    );
  };
  return (
    <Dialog
      open={!isClosing}
      onClose={close}
      title={t('drafts.compareTitle')}
      closeLabel={t('editors.close')}
      size="lg"
    >
      {content()}
    </Dialog>
  );
}
