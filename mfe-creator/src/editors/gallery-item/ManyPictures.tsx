import type { GalleryItem } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Button, color, Field, Notice, Picture, radii, spacing } from '@portico/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { takenPicture } from '../../editing/taken-picture.ts';
import { DropZone } from '../../images/DropZone.tsx';
import { isImageFile } from '../../images/image-file.ts';
import { UploadProgress } from '../../images/UploadProgress.tsx';
import { useUploadQueue } from '../../images/upload-queue.ts';
import { SignInAgain } from '../../login/SignInAgain.tsx';
import { ServerMessage } from '../../server-message/ServerMessage.tsx';
import { centreCrop } from './centre-crop.ts';

/**
 * Several pictures at once: each is cropped to 4:3 around its centre and uploaded after the previous one. Files that
 * are not pictures are named, failed uploads can be retried, and uploads wait for the next session when one ends.
 * [T-14]
 */
export function ManyPictures(props: {
  portalId: string;
  value: readonly GalleryItem[];
  onAdd: (item: GalleryItem) => void;
  onRemove: (item: GalleryItem) => void;
  onBusyChange: (isBusy: boolean) => void;
}) {
  const { portalId, value, onAdd, onRemove, onBusyChange } = props;
  const { t, language } = useText('mfe-creator');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  const queue = useUploadQueue(portalId, (picture) => onAdd({ type: 'picture', ...takenPicture(picture) }));
  const isBusy = queue.isBusy || isReading;
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);

  async function take(files: readonly File[]) {
    const unreadable: string[] = [];
    setReading(true);
    for (const file of files) {
      const image = isImageFile(file) ? await centreCrop(file).catch(() => undefined) : undefined;
      if (image) queue.add([{ name: file.name, image }]);
      else unreadable.push(file.name);
    }
    setRefused(unreadable);
    setReading(false);
  }

  return (
    <div css={{ display: 'grid', gap: spacing[3] }}>
      <Field
        label={t('editors.gallery-item.many')}
        hint={t('editors.gallery-item.manyHint')}
        error={
          refused.length > 0
            ? t('editors.gallery-item.notPictures', { names: new Intl.ListFormat(language).format(refused) })
            : null
        }
      >
        <DropZone shape={{ width: 16, height: 5 }} multiple onFiles={(files) => void take(files)} />
      </Field>
      {queue.isSignedOut ? (
        <Notice tone="warning" title={t('picture.signedOut')} action={<SignInAgain />}>
          {t('picture.allSignedOut')}
        </Notice>
      ) : null}
      {queue.uploads.map(({ key, name, state }) =>
        state.kind === 'failed' ? (
          <Notice
            key={key}
            tone="danger"
            title={<bdi>{name}</bdi>}
            action={
              <div css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}>
                <Button size="sm" onClick={() => queue.retry(key)}>
                  {t('page.retry')}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => queue.cancel(key)}>
                  {t('picture.discard')}
                </Button>
              </div>
            }
          >
            <ServerMessage text={state.message} />
          </Notice>
        ) : (
          <div key={key} css={{ display: 'grid', gap: 4 }}>
            <bdi css={{ overflowWrap: 'anywhere' }}>{name}</bdi>
            <UploadProgress
              sent={state.kind === 'sending' ? state.sent : undefined}
              onCancel={() => queue.cancel(key)}
            />
          </div>
        ),
      )}
      {value.length > 0 ? (
        <>
          <p role="status">{t('editors.gallery-item.ready', { count: value.length })}</p>
          <ul role="list" css={tiles}>
            {value.map((item, place) => (
              <li key={item.mainImageId} css={tile}>
                <Picture src={item.smallImageURL} alt="" ratio={4 / 3} />
                <button
                  type="button"
                  aria-label={t('editors.gallery-item.removeOne', { number: place + 1 })}
                  onClick={() => onRemove(item)}
                  css={takeAway}
                >
                  <X size={18} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: spacing[2],
};
const tile = { position: 'relative', borderRadius: radii.md, overflow: 'hidden' } as const;
const takeAway = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  border: 0,
  borderEndStartRadius: radii.md,
  background: color.photoPlate,
  color: color.onPhoto,
  cursor: 'pointer',
} as const;
