import { failureMessage } from '@portico/shared/api';
import type { ConsoleImage } from '@portico/shared/contracts';
import { Slot, type SlotPicture } from '@portico/shared/platform';
import { Button, Cluster, Dialog, Notice, Picture, radii, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useImageChanges } from './use-image-changes.ts';

/** Uploads a picture and shows it wherever the image was shown. */
export function ReplaceImage({ image, onClose }: { image: ConsoleImage; onClose: () => void }) {
  const { t } = useMessages();
  const { replace } = useImageChanges();
  const [picture, setPicture] = useState<SlotPicture>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function run(chosen: SlotPicture): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await replace(image.id, chosen.mainImageId);
      onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={t('media.replaceTitle')}
      closeLabel={t('media.cancel')}
      onClose={onClose}
      footer={
        <Cluster gap={2}>
          <Button variant="secondary" onClick={onClose}>
            {t('media.cancel')}
          </Button>
          <Button loading={isBusy} disabled={!picture} onClick={() => picture && void run(picture)}>
            {t('media.replace')}
          </Button>
        </Cluster>
      }
    >
      <div css={{ display: 'grid', gap: spacing[4] }}>
        <p>{t('media.replaceText', { count: image.placesTotal })}</p>
        {image.address ? (
          <span css={{ inlineSize: 160, overflow: 'hidden', borderRadius: radii.md }}>
            <Picture src={image.address} alt={t('media.current')} ratio={4 / 3} sizes="160px" />
          </span>
        ) : null}
        <Slot
          name="picture.field"
          label={t('media.newPicture')}
          portalId="site"
          value={picture}
          onChange={setPicture}
          onRemove={() => setPicture(undefined)}
        />
        {error ? <Notice tone="danger">{failureMessage(error)}</Notice> : null}
      </div>
    </Dialog>
  );
}
