import type { Portal } from '@portico/shared/contracts';
import { sexagesimal } from './sexagesimal.ts';

/** The position of a portal; nothing without one. */
export function PositionText({ portal }: { portal: Portal }) {
  const { latitude, longitude } = portal.location ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return (
    <bdi dir="ltr">
      {sexagesimal(latitude, 'latitude')} {sexagesimal(longitude, 'longitude')}
    </bdi>
  );
}
