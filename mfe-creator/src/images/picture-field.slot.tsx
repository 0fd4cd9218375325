import type { SlotProps } from '@portico/shared/platform';
import { PictureField } from './PictureField.tsx';

/** The picture field for forms of other remotes. [CROP-10] */
export function Component(props: SlotProps['picture.field']) {
  const { label, hint, portalId, value, aspects = ['4:3', '1:1'], error, onChange, onRemove } = props;
  return (
    <PictureField
      label={label}
      hint={hint}
      portalId={portalId}
      value={value}
      aspect={aspects[0]}
      aspects={aspects}
      error={error}
      removal={onRemove && 'from-form'}
      onChange={(picture) => (picture ? onChange(picture) : onRemove?.())}
    />
  );
}
