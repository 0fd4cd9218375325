import type { GeoPosition } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, Notice } from '@portico/shared/ui';
import { MapPin } from 'lucide-react';

/** Decimals of shown coordinates: a precision of about a metre. */
const DIGITS = 5;

/** Offers the position of a photo as the location of the page. Uploaded pictures do not contain it. */
export function PhotoPosition(props: {
  position: GeoPosition;
  isUsed: boolean;
  onUse: (isUsed: boolean) => void;
}) {
  const { position, isUsed, onUse } = props;
  const { t } = useText('mfe-creator');
  return (
    <Notice
      tone={isUsed ? 'success' : 'neutral'}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={isUsed ? undefined : <MapPin size={18} aria-hidden="true" />}
          onClick={() => onUse(!isUsed)}
        >
          {t(isUsed ? 'editors.gallery-item.leavePosition' : 'editors.gallery-item.usePosition')}
        </Button>
      }
    >
      {t(isUsed ? 'editors.gallery-item.positionUsed' : 'editors.gallery-item.position', {
        // Isolated, so that the pair keeps its order in Arabic.
        position: `\u2066${position.lat.toFixed(DIGITS)}, ${position.lon.toFixed(DIGITS)}\u2069`,
      })}
    </Notice>
  );
}
