import type { Portal } from '@portico/shared/contracts';
import { distanceKm } from '@portico/shared/domain';
import { useMessages } from './messages/use-messages.ts';

/** Kilometre zero of Thailand's roads, the Democracy Monument in Bangkok. */
const BANGKOK = { lat: 13.7567, lon: 100.5018 };

/** How far a portal is from Bangkok as the crow flies; nothing without a position. */
export function DistanceText({ portal }: { portal: Portal }) {
  const { t } = useMessages();
  const { latitude, longitude } = portal.location ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const value = Math.round(distanceKm({ lat: latitude, lon: longitude }, BANGKOK));
  return <>{t('distance.km', { value })}</>;
}
