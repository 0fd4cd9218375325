import { useText } from '@portico/shared/platform';
import { Button, Cluster, Notice } from '@portico/shared/ui';

/** Offers to restore input of an earlier visit that was never saved. [T-41] */
export function RestoreDraftPrompt({ onAccept, onDiscard }: { onAccept: () => void; onDiscard: () => void }) {
  const { t } = useText('mfe-creator');
  return (
    <Notice
      title={t('wizard.offer')}
      action={
        <Cluster>
          <Button size="sm" onClick={onAccept}>
            {t('wizard.offerAccept')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            {t('wizard.offerDiscard')}
          </Button>
        </Cluster>
      }
    >
      {t('wizard.offerText')}
    </Notice>
  );
}
