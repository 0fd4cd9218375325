import type { Aspects } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import {
  Button,
  color,
  Dialog,
  fontSizes,
  media,
  Notice,
  Spinner,
  StateMessage,
  spacing,
  useDeferredClose,
} from '@portico/shared/ui';
import { Crop as CropIcon, RotateCcw, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { ASPECT_NAMES, type AspectName, aspectsOf } from './aspect-names.ts';
import { CropControls } from './CropControls.tsx';
import { CroppedPicture } from './CroppedPicture.tsx';
import { CropSummary } from './CropSummary.tsx';
import { type Crop, useCrop } from './use-crop.ts';
import { type CropPreparation, useCropSource } from './use-crop-source.ts';

/** The result: the JPEG and its aspect ratio. */
export interface EditedImage {
  blob: Blob;
  aspects: Aspects;
}

/**
 * The Edit Image dialog: crops, rotates and zooms a picture. Save is enabled after Crop and disabled when cropping
 * continues, so that it saves what is visible. [CROP-01..09, T-35, T-36]
 */
export function EditImageDialog(props: {
  /** The chosen file; one that is not a picture shows an error. */
  file: Blob;
  /** The initial aspect ratio. [CROP-10] */
  aspect: AspectName;
  /** The aspect ratios to choose from; a single one is fixed. All by default. [CROP-03, EDIT-22, AMBIG-15] */
  aspects?: readonly AspectName[] | undefined;
  onSave: (image: EditedImage) => void;
  onClose: () => void;
}) {
  const { file, aspects = ASPECT_NAMES, onSave, onClose } = props;
  const { t } = useText('mfe-creator');
  const { isClosing, close } = useDeferredClose(onClose);
  const preparation = useCropSource(file);
  const crop = useCrop(props.aspect);
  const { cropped, settings } = crop;
  const save = cropped && (() => onSave({ blob: cropped.blob, aspects: aspectsOf(settings.aspect) }));

  // Outside the form that opened it, so that Enter on a slider does not submit that form.
  return createPortal(
    <Dialog
      open={!isClosing}
      onClose={close}
      title={t('editImage.title')}
      closeLabel={t('editImage.close')}
      size="lg"
      closesOnBackdrop={false}
      footer={<Footer onBack={close} onSave={save} />}
    >
      {preparation.kind === 'ready' ? (
        <div css={layout}>
          <Stage crop={crop} preparation={preparation} />
          <div css={{ display: 'grid', gap: spacing[4], alignContent: 'start' }}>
            <Actions crop={crop} />
            {cropped ? (
              <CropSummary picture={cropped} />
            ) : (
              <CropControls aspects={aspects} settings={settings} onChange={crop.change} />
            )}
            {crop.hasFailed ? <Notice tone="danger">{t('editImage.cropFailed')}</Notice> : null}
          </div>
        </div>
      ) : (
        <div css={[frame, { display: 'grid', placeItems: 'center' }]}>
          <Unready preparation={preparation} />
        </div>
      )}
    </Dialog>,
    document.body,
  );
}

/** `onSave`: undefined until there is something to save. */
function Footer({ onBack, onSave }: { onBack: () => void; onSave: (() => void) | undefined }) {
  const { t } = useText('mfe-creator');
  const hintId = useId();
  return (
    <>
      <Button variant="secondary" onClick={onBack}>
        {t('editImage.back')}
      </Button>
      <Button onClick={onSave} aria-disabled={onSave ? undefined : true} aria-describedby={hintId}>
        {t('editImage.save')}
      </Button>
      <p
        id={hintId}
        css={{
          '&&': { flex: '1 0 100%' },
          color: color.inkMuted,
          fontSize: fontSizes.sm,
          textAlign: 'end',
          '&:empty': { display: 'none' },
        }}
      >
        {onSave ? '' : t('editImage.saveHint')}
      </p>
    </>
  );
}

/** The stage, and the result over it. */
function Stage(props: { crop: Crop; preparation: Extract<CropPreparation, { kind: 'ready' }> }) {
  const { crop, preparation } = props;
  return (
    <div css={frame}>
      <div inert={crop.cropped !== undefined} css={{ blockSize: '100%' }}>
        <preparation.CropStage
          handle={crop.stage}
          source={preparation.source}
          view={crop.view}
          onZoom={(zoom) => crop.change({ zoom })}
          onReady={crop.stageReady}
        />
      </div>
      {crop.cropped ? <CroppedPicture picture={crop.cropped} /> : null}
    </div>
  );
}

function Actions({ crop }: { crop: Crop }) {
  const { t } = useText('mfe-creator');
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[3], '& > *': { flex: '1 1 auto' } }}>
      {crop.cropped ? (
        <Button
          variant="secondary"
          icon={<SlidersHorizontal size={18} aria-hidden="true" />}
          onClick={crop.adjust}
        >
          {t('editImage.adjust')}
        </Button>
      ) : (
        <Button
          icon={<CropIcon size={18} aria-hidden="true" />}
          loading={!crop.isStageReady}
          onClick={() => void crop.crop()}
        >
          {t('editImage.crop')}
        </Button>
      )}
      <Button variant="quiet" icon={<RotateCcw size={18} aria-hidden="true" />} onClick={crop.reset}>
        {t('editImage.reset')}
      </Button>
    </div>
  );
}

const layout = {
  display: 'grid',
  gap: spacing[5],
  [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: spacing[6] },
} as const;

/** High enough to aim with a finger, low enough that the sliders stay visible on a phone. */
const frame = {
  position: 'relative',
  blockSize: 'clamp(180px, 33dvh, 320px)',
  [media.tabletUp]: { blockSize: 'clamp(260px, 54dvh, 460px)' },
} as const;

function Unready({ preparation }: { preparation: Exclude<CropPreparation, { kind: 'ready' }> }): ReactNode {
  const { t } = useText('mfe-creator');
  switch (preparation.kind) {
    case 'reading':
      return <Spinner label={t('editImage.reading')} size={36} />;
    case 'not-a-picture':
      return (
        <StateMessage kind="failed" title={t('editImage.unreadable')} text={t('editImage.unreadableText')} />
      );
    case 'not-loaded':
      return (
        <StateMessage
          kind="offline"
          title={t('editImage.notLoaded')}
          action={{ label: t('page.retry'), onClick: preparation.retry }}
        />
      );
  }
}
