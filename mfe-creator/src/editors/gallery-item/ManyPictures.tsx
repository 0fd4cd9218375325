import type { GalleryItem } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Button, color, Field, Notice, Picture, radii, spacing } from '@portico/shared/ui';
import { X } from 'lucide-react';
import { CameraButton } from '../../images/CameraButton.tsx';
import { DropZone } from '../../images/DropZone.tsx';
import { UploadProgress } from '../../images/UploadProgress.tsx';
import { SignInAgain } from '../../login/SignInAgain.tsx';
import { ServerMessage } from '../../server-message/ServerMessage.tsx';
import { type PictureBatchOptions, usePictureBatch } from './use-picture-batch.ts';

/**
 * Several pictures at once, with one progress: each is cropped to 4:3 around its centre and uploaded after the previous
 * one. Files that are not pictures are named, and failed uploads can be retried. [T-14]
 */
export function ManyPictures(
  props: PictureBatchOptions & { value: readonly GalleryItem[]; onRemove: (item: GalleryItem) => void },
) {
  const { value, onRemove, ...options } = props;
  const { t, language } = useText('mfe-creator');
  const batch = usePictureBatch(options);
  const { isBusy, progress, refused } = batch;
  const add = (files: readonly File[]) => void batch.add(files);

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
        <DropZone shape={{ width: 16, height: 5 }} multiple onFiles={add} />
      </Field>
      <CameraButton hasTaken={isBusy || value.length > 0} onFiles={add} />
      {batch.isSignedOut ? (
        <Notice tone="warning" title={t('picture.signedOut')} action={<SignInAgain />}>
          {t('picture.allSignedOut')}
        </Notice>
      ) : null}
      {isBusy ? (
        <UploadProgress
          sent={progress.sent}
          label={t('editors.gallery-item.progress', { done: progress.done, total: progress.total })}
          onCancel={batch.cancel}
        />
      ) : null}
      {batch.failed.map(({ key, name, message }) => (
        <FailedUpload
          key={key}
          name={name}
          message={message}
          onRetry={() => batch.retry(key)}
          onDiscard={() => batch.discard(key)}
        />
      ))}
      {value.length > 0 ? <UploadedPictures value={value} onRemove={onRemove} /> : null}
    </div>
  );
}

function FailedUpload(props: { name: string; message: string; onRetry: () => void; onDiscard: () => void }) {
  const { name, message, onRetry, onDiscard } = props;
  const { t } = useText('mfe-creator');
  return (
    <Notice
      tone="danger"
      title={<bdi>{name}</bdi>}
      action={
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}>
          <Button size="sm" onClick={onRetry}>
            {t('page.retry')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            {t('picture.discard')}
          </Button>
        </div>
      }
    >
      <ServerMessage text={message} />
    </Notice>
  );
}

function UploadedPictures(props: { value: readonly GalleryItem[]; onRemove: (item: GalleryItem) => void }) {
  const { value, onRemove } = props;
  const { t } = useText('mfe-creator');
  return (
    <>
      <p role="status">{t('editors.gallery-item.ready', { count: value.length })}</p>
      <ul role="list" css={tiles}>
        {value.map((item, index) => (
          <li key={item.mainImageId} css={tile}>
            <Picture src={item.smallImageURL} alt="" ratio={4 / 3} />
            <button
              type="button"
              aria-label={t('editors.gallery-item.removeOne', { number: index + 1 })}
              onClick={() => onRemove(item)}
              css={removeButton}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: spacing[2],
};
const tile = { position: 'relative', borderRadius: radii.md, overflow: 'hidden' } as const;
const removeButton = {
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
