import type { Aspects } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import {
  Button,
  color,
  Dialog,
  Field,
  fontSizes,
  media,
  Notice,
  Select,
  Spinner,
  StateMessage,
  spacing,
} from '@portico/shared/ui';
import { Crop, RotateCcw, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ASPECT_NAMES, type AspectName, aspectsOf, ratioOf } from './aspect-names.ts';
import { CroppedPicture } from './CroppedPicture.tsx';
import type { CropStageHandle } from './CropStage.tsx';
import { type CropResult, USABLE_LONGER_SIDE_PX } from './cut-crop.ts';
import { SliderField } from './SliderField.tsx';
import { type CropPreparation, useCropSource } from './use-crop-source.ts';

/** What is saved: the JPEG and its shape. */
export interface EditedImage {
  blob: Blob;
  aspects: Aspects;
}

/** How the picture stands before anything is moved. */
const START = { rotation: 0, zoom: 1 };

/**
 * The Edit Image dialog: crop, turn and zoom a picture. Save is offered once the crop button has been used; going back to
 * cropping takes it away again, so that what is saved is always what is seen. [CROP-01..09, T-35, T-36]
 */
export function EditImageDialog(props: {
  /** What was chosen; a file that is no picture is said to be none. */
  file: Blob;
  /** The shape at first. [CROP-10] */
  aspect: AspectName;
  /** The shapes to choose from; a single one is fixed. Default all. [CROP-03, EDIT-22, AMBIG-15] */
  aspects?: readonly AspectName[] | undefined;
  onSave: (image: EditedImage) => void;
  onClose: () => void;
}) {
  const { file, aspects = ASPECT_NAMES, onSave, onClose } = props;
  const { t } = useText('mfe-creator');
  const preparation = useCropSource(file);
  const stage = useRef<CropStageHandle>(null);
  const hintId = useId();
  const [aspect, setAspect] = useState(props.aspect);
  const [{ rotation, zoom }, setTurn] = useState(START);
  const [isStageReady, setStageReady] = useState(false);
  const [cropped, setCropped] = useState<CropResult>();
  const [hasFailed, setFailed] = useState(false);
  const isTooSmall = cropped !== undefined && Math.max(cropped.width, cropped.height) < USABLE_LONGER_SIDE_PX;

  async function crop() {
    setFailed(false);
    try {
      setCropped(await stage.current?.crop());
    } catch {
      setFailed(true);
    }
  }

  function reset() {
    setCropped(undefined);
    setFailed(false);
    setAspect(props.aspect);
    setTurn(START);
    stage.current?.reset({ ratio: ratioOf(props.aspect), ...START });
  }

  function save() {
    if (cropped) onSave({ blob: cropped.blob, aspects: aspectsOf(aspect) });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('editImage.title')}
      closeLabel={t('editImage.close')}
      size="lg"
      closesOnBackdrop={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('editImage.back')}
          </Button>
          <Button onClick={save} aria-disabled={cropped ? undefined : true} aria-describedby={hintId}>
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
            {cropped ? '' : t('editImage.saveHint')}
          </p>
        </>
      }
    >
      {preparation.kind === 'ready' ? (
        <div css={layout}>
          <div css={frame}>
            <preparation.CropStage
              handle={stage}
              source={preparation.source}
              view={{ ratio: ratioOf(aspect), rotation, zoom }}
              onZoom={(next) => setTurn((turn) => ({ ...turn, zoom: next }))}
              onReady={() => setStageReady(true)}
            />
            {cropped ? <CroppedPicture picture={cropped} /> : null}
          </div>
          <div css={{ display: 'grid', gap: spacing[4], alignContent: 'start' }}>
            {cropped ? (
              <Result tooSmall={isTooSmall} picture={cropped} />
            ) : (
              <>
                <Field label={t('editImage.aspect')}>
                  <Select
                    value={aspect}
                    disabled={aspects.length === 1}
                    onChange={(event) => setAspect(event.currentTarget.value as AspectName)}
                  >
                    {aspects.map((name) => (
                      <option key={name} value={name}>
                        {name}
                      </option>
                    ))}
                  </Select>
                </Field>
                <SliderField
                  label={t('editImage.rotation')}
                  min={0}
                  max={360}
                  step={1}
                  value={rotation}
                  valueText={t('editImage.degrees', { value: rotation })}
                  onChange={(next) => setTurn((turn) => ({ ...turn, rotation: next }))}
                />
                <SliderField
                  label={t('editImage.zoom')}
                  min={1}
                  max={3}
                  step={0.1}
                  value={Math.round(zoom * 10) / 10}
                  valueText={t('editImage.times', { value: zoom.toFixed(1) })}
                  onChange={(next) => setTurn((turn) => ({ ...turn, zoom: next }))}
                />
              </>
            )}
            <div css={{ display: 'flex', gap: spacing[3], '& > *': { flex: '1 1 auto' } }}>
              {cropped ? (
                <Button
                  variant="secondary"
                  icon={<SlidersHorizontal size={18} aria-hidden="true" />}
                  onClick={() => setCropped(undefined)}
                >
                  {t('editImage.adjust')}
                </Button>
              ) : (
                <Button
                  variant="secondary"
                  icon={<Crop size={18} aria-hidden="true" />}
                  loading={!isStageReady}
                  onClick={() => void crop()}
                >
                  {t('editImage.crop')}
                </Button>
              )}
              <Button variant="quiet" icon={<RotateCcw size={18} aria-hidden="true" />} onClick={reset}>
                {t('editImage.reset')}
              </Button>
            </div>
            {hasFailed ? <Notice tone="danger">{t('editImage.cropFailed')}</Notice> : null}
          </div>
        </div>
      ) : (
        <div css={[frame, { display: 'grid', placeItems: 'center' }]}>
          <Unready preparation={preparation} />
        </div>
      )}
    </Dialog>
  );
}

const layout = {
  display: 'grid',
  gap: spacing[5],
  [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) 260px', gap: spacing[6] },
} as const;

/** High enough to aim with a finger, low enough that the sliders stay in view on a phone. */
const frame = {
  position: 'relative',
  blockSize: 'clamp(200px, 40dvh, 320px)',
  [media.tabletUp]: { blockSize: 'clamp(260px, 54dvh, 460px)' },
} as const;

/** What came out, in words, and whether it is large enough. [T-36] */
function Result({ picture, tooSmall }: { picture: CropResult; tooSmall: boolean }) {
  const { t } = useText('mfe-creator');
  const size = t('editImage.size', { width: picture.width, height: picture.height });
  return tooSmall ? (
    <Notice tone="warning" title={size}>
      {t('editImage.tooSmall', { pixels: USABLE_LONGER_SIDE_PX })}
    </Notice>
  ) : (
    <Notice tone="success" title={size}>
      {t('editImage.cropped')}
    </Notice>
  );
}

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
