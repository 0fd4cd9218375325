import { useText } from '@portico/shared/platform';
import { Button, color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { useId } from 'react';

/** How far an upload is, and the way out. */
export function UploadProgress({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const { t } = useText('mfe-creator');
  const id = useId();
  const percent = Math.round(sent * 100);
  // Once all is sent the server still makes the picture's sizes; for how long nobody knows.
  const isWorking = percent >= 100;
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `${spacing[2]} ${spacing[4]}`,
        padding: `${spacing[3]} ${spacing[4]}`,
        borderRadius: radii.md,
        background: color.sunken,
      }}
    >
      <div css={{ flex: '1 1 12rem', display: 'grid', gap: 6 }}>
        <label htmlFor={id} css={{ fontSize: fontSizes.sm }}>
          {isWorking ? t('picture.working') : t('picture.uploading', { percent })}
        </label>
        <progress
          id={id}
          max={100}
          {...(isWorking ? {} : { value: percent })}
          css={{ inlineSize: '100%', blockSize: 8, accentColor: color.brand }}
        />
      </div>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {t('picture.cancel')}
      </Button>
    </div>
  );
}
