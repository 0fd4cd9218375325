import type { GalleryItem } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Button, color, Field, Notice, Picture, radii, spacing } from '@portico/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { takenPicture } from '../../editing/taken-picture.ts';
import { CameraButton } from '../../images/CameraButton.tsx';
import { DropZone } from '../../images/DropZone.tsx';
import { isImageFile } from '../../images/image-file.ts';
import { UploadProgress } from '../../images/UploadProgress.tsx';
import { useUploadQueue } from '../../images/upload-queue.ts';
import { SignInAgain } from '../../login/SignInAgain.tsx';
import { ServerMessage } from '../../server-message/ServerMessage.tsx';
import { centreCrop } from './centre-crop.ts';

/**
 * Several pictures at once, with one progress: each is cropped to 4:3 around its centre and uploaded after the previous
 * one. Phones take them with the camera, too. Files that are not pictures are named, failed uploads can be retried, and
 * uploads wait for the next session when one ends.
 * [T-14]
 */
export function ManyPictures(props: {
  portalId: string;
  value: readonly GalleryItem[];
  onAdd: (item: GalleryItem) => void;
  onRemove: (item: GalleryItem) => void;
  onBusyChange: (isBusy: boolean) => void;
  /** Called with the files, which still have the data of their camera. */
  onChosen: (files: readonly File[]) => void;
}) {
  const { portalId, value, onAdd, onRemove, onBusyChange, onChosen } = props;
  const { t, language } = useText('mfe-creator');
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** Files that are not read yet, and all of this batch. */
  const [unread, setUnread] = useState(0);
  const [total, setTotal] = useState(0);
  /** Increases when reading is cancelled. */
  const cancelled = useRef(0);
  const queue = useUploadQueue(portalId, (picture) => onAdd({ type: 'picture', ...takenPicture(picture) }));
  const isBusy = queue.isBusy || unread > 0;
  const failed = queue.uploads.filter(({ state }) => state.kind === 'failed');
  const waiting = queue.uploads.length - failed.length + unread;
  const counted = Math.max(1, total - failed.length);
  const sending = queue.uploads.find(({ state }) => state.kind === 'sending')?.state;
  const done = counted - waiting;
  const sent = (done + (sending?.kind === 'sending' ? sending.sent : 0)) / counted;
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);

  async function take(files: readonly File[]) {
    const pictures = files.filter(isImageFile);
    const unreadable = files.filter((file) => !isImageFile(file)).map(({ name }) => name);
    const round = cancelled.current;
    onChosen(pictures);
    setTotal((before) => (isBusy ? before : failed.length) + pictures.length);
    setUnread((before) => before + pictures.length);
    for (const file of pictures) {
      // One at a time: a decoded photo takes 50 MB
      const image = await centreCrop(file).catch(() => undefined);
      if (cancelled.current !== round) return;
      setUnread((before) => before - 1);
      if (image) {
        queue.add([{ name: file.name, image }]);
      } else {
        setTotal((before) => before - 1);
        unreadable.push(file.name);
      }
    }
    setRefused(unreadable);
  }

  function cancel() {
    cancelled.current += 1;
    setUnread(0);
    for (const { key, state } of queue.uploads) if (state.kind !== 'failed') queue.cancel(key);
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
      <CameraButton hasTaken={isBusy || value.length > 0} onFiles={(files) => void take(files)} />
      {queue.isSignedOut ? (
        <Notice tone="warning" title={t('picture.signedOut')} action={<SignInAgain />}>
          {t('picture.allSignedOut')}
        </Notice>
      ) : null}
      {isBusy ? (
        <UploadProgress
          sent={sent}
          label={t('editors.gallery-item.progress', { done, total: counted })}
          onCancel={cancel}
        />
      ) : null}
      {failed.map(({ key, name, state }) => (
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
          {state.kind === 'failed' ? <ServerMessage text={state.message} /> : null}
        </Notice>
      ))}
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
