import { shownDistance } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { MapPin } from 'lucide-react';

/** Distance from the visitor: metres below 1 km, then km. [PORTAL-15] */
export function DistanceMark({ km }: { km: number }) {
  const { t } = useText('mfe-discovery');
  const { value, unit } = shownDistance(km);
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <MapPin size={15} aria-hidden="true" />
      <bdi>{t(`distance.${unit}`, { value })}</bdi>
    </span>
  );
}
