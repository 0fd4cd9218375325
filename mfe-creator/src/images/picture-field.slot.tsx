import type { SlotProps } from '@portico/shared/platform';
import { PictureField } from './PictureField.tsx';

/** The picture field for forms of other remotes. [CROP-10] */
export function Component({ label, portalId, value, onChange }: SlotProps['picture.field']) {
  return (
    <PictureField
      label={label}
      portalId={portalId}
      value={value}
      aspect="4:3"
      aspects={['4:3', '1:1']}
      onChange={(picture) => picture && onChange(picture)}
    />
  );
}
