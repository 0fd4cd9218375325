import { css } from '@emotion/react';
import { formatPercent } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { useId } from 'react';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${spacing[2]} ${spacing[4]}`,
  padding: `${spacing[3]} ${spacing[4]}`,
  borderRadius: radii.md,
  background: color.sunken,
});

/** Progress of an upload, or of several with the `label` that counts them, with Cancel; one that is queued has no `sent`. */
export function UploadProgress(props: {
  sent: number | undefined;
  label?: string | undefined;
  onCancel: () => void;
}) {
  const { sent, label, onCancel } = props;
  const { t, language } = useText('mfe-creator');
  const id = useId();
  if (sent === undefined) {
    return (
      <div css={line}>
        <p css={{ flex: '1 1 12rem', color: color.inkMuted, fontSize: fontSizes.sm }}>
          {t('picture.waiting')}
        </p>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          {t('picture.cancel')}
        </Button>
      </div>
    );
  }
  const percent = Math.round(sent * 100);
  // After the last byte the server processes the image, for an unknown time.
  const isWorking = label === undefined && percent >= 100;
  return (
    <div css={line}>
      <div css={{ flex: '1 1 12rem', display: 'grid', gap: 6 }}>
        <label htmlFor={id} css={{ fontSize: fontSizes.sm }}>
          {label ??
            (isWorking
              ? t('picture.working')
              : t('picture.uploading', { share: formatPercent(percent / 100, language) }))}
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
