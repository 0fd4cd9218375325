import { useText } from '@portico/shared/platform';
import { Notice } from '@portico/shared/ui';
import { type CropResult, USABLE_LONGER_SIDE_PX } from './cut-crop.ts';

/** The size of the result, and whether it is large enough. [T-36] */
export function CropSummary({ picture }: { picture: CropResult }) {
  const { t } = useText('mfe-creator');
  const size = t('editImage.size', { width: picture.width, height: picture.height });
  const isTooSmall = Math.max(picture.width, picture.height) < USABLE_LONGER_SIDE_PX;
  return isTooSmall ? (
    <Notice tone="warning" title={size}>
      {t('editImage.tooSmall', { pixels: USABLE_LONGER_SIDE_PX })}
    </Notice>
  ) : (
    <Notice tone="success" title={size}>
      {t('editImage.cropped')}
    </Notice>
  );
}
