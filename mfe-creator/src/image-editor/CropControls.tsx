import { useText } from '@portico/shared/platform';
import { Select, spacing } from '@portico/shared/ui';
import { useId } from 'react';
import type { AspectName } from './aspect-names.ts';
import { ControlRow } from './ControlRow.tsx';
import { ROTATION_MAX, ZOOM_MAX, ZOOM_MIN, ZOOM_STEP } from './crop-limits.ts';
import { SliderField } from './SliderField.tsx';

/** The settings of a crop. */
export interface CropSettings {
  aspect: AspectName;
  rotation: number;
  zoom: number;
}

/** Aspect ratio, rotation and zoom. A single aspect ratio is fixed. [CROP-02..05, EDIT-22, T-37] */
export function CropControls(props: {
  aspects: readonly AspectName[];
  settings: CropSettings;
  onChange: (changes: Partial<CropSettings>) => void;
}) {
  const { aspects, settings, onChange } = props;
  const { aspect, rotation, zoom } = settings;
  const { t } = useText('mfe-creator');
  const aspectId = useId();
  // A pinch ends at any zoom.
  const shownZoom = Math.round(zoom * 10) / 10;
  return (
    <div css={{ display: 'grid', gap: spacing[3] }}>
      <ControlRow id={aspectId} label={t('editImage.aspect')}>
        <Select
          id={aspectId}
          value={aspect}
          disabled={aspects.length === 1}
          onChange={(event) => onChange({ aspect: event.currentTarget.value as AspectName })}
        >
          {aspects.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </ControlRow>
      <SliderField
        label={t('editImage.rotation')}
        min={0}
        max={ROTATION_MAX}
        step={1}
        value={rotation}
        valueText={t('editImage.degrees', { value: rotation })}
        onChange={(next) => onChange({ rotation: next })}
      />
      <SliderField
        label={t('editImage.zoom')}
        min={ZOOM_MIN}
        max={ZOOM_MAX}
        step={ZOOM_STEP}
        value={shownZoom}
        valueText={t('editImage.times', { value: shownZoom })}
        onChange={(next) => onChange({ zoom: next })}
      />
    </div>
  );
}
