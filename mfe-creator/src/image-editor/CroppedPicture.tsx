import { useText } from '@portico/shared/platform';
import { color, radii } from '@portico/shared/ui';
import { useBlobAddress } from '../images/use-blob-address.ts';
import type { CropResult } from './cut-crop.ts';

/** The result, over the stage. */
export function CroppedPicture({ picture }: { picture: CropResult }) {
  const { t } = useText('mfe-creator');
  const url = useBlobAddress(picture.blob);
  return (
    <div
      css={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: radii.md,
        background: color.sunken,
        overflow: 'hidden',
      }}
    >
      {url ? (
        <img
          src={url}
          alt={t('editImage.result')}
          width={picture.width}
          height={picture.height}
          css={{ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }}
        />
      ) : null}
    </div>
  );
}
