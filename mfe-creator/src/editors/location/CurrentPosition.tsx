import { LOOKUP_STATUS } from '@portico/shared/contracts';
import { distanceKm, type GeoPosition, shownDistance } from '@portico/shared/domain';
import {
  requestGeolocation,
  useText,
  useVisitorLocation,
  type VisitorLocation,
} from '@portico/shared/platform';
import { Button, color, fontSizes, spacing } from '@portico/shared/ui';
import { LocateFixed, MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { lookupStatusOf } from './location-lookup.ts';

/**
 * Gets the position of the device, and shows the result and the distance from the pin. A position that the user
 * requested is passed to the form. [EDIT-12, EDIT-15, EDIT-16, EDIT-18, ERR-13, ERR-14, T-42]
 */
export function CurrentPosition(props: {
  pin: GeoPosition | undefined;
  /** Called with the position; the form may fill empty fields with it. */
  onFound: (position: GeoPosition) => void;
  /** Called when the user wants the pin at their position. */
  onUse: (position: GeoPosition) => void;
}) {
  const { pin, onFound, onUse } = props;
  const { t } = useText('mfe-creator');
  const visitor = useVisitorLocation();
  const status = lookupStatusOf(visitor);
  const isRequested = useRef(false);
  const latestOnFound = useRef(onFound);
  useEffect(() => {
    latestOnFound.current = onFound;
  });
  useEffect(() => {
    if (!isRequested.current || visitor.kind !== 'granted') return;
    isRequested.current = false;
    latestOnFound.current(visitor.position);
  }, [visitor]);

  const request = () => {
    isRequested.current = true;
    requestGeolocation();
  };
  return (
    <div
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${spacing[2]} ${spacing[3]}` }}
    >
      <Button
        variant="secondary"
        size="sm"
        icon={<LocateFixed size={18} aria-hidden="true" />}
        onClick={request}
        loading={status === LOOKUP_STATUS.pending}
        loadingLabel={t('editors.location.lookup.pending')}
      >
        {t('editors.location.current')}
      </Button>
      {visitor.kind === 'granted' && pin && !isSame(visitor.position, pin) ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<MapPin size={18} aria-hidden="true" />}
          onClick={() => onUse(visitor.position)}
        >
          {t('editors.location.pinHere')}
        </Button>
      ) : null}
      <p
        role="status"
        data-lookup={status}
        css={{
          flex: '1 0 100%',
          color: color.inkMuted,
          fontSize: fontSizes.sm,
          '&:empty': { display: 'none' },
        }}
        // The message of a browser without support is English. [AMBIG-41]
        {...(visitor.kind === 'unsupported' ? { lang: 'en', dir: 'ltr' } : {})}
      >
        {messageOf(visitor, pin, t)}
      </p>
    </div>
  );
}

/** The distance once it is known, else the state of the lookup. */
function messageOf(
  visitor: VisitorLocation,
  pin: GeoPosition | undefined,
  t: (key: string, values?: Record<string, string>) => string,
): string | undefined {
  if (visitor.kind === 'idle') return undefined;
  if (visitor.kind === 'unsupported') return t('editors.location.unsupported');
  if (visitor.kind !== 'granted' || !pin) return t(`editors.location.lookup.${visitor.kind}`);
  const { value, unit } = shownDistance(distanceKm(visitor.position, pin));
  return t(`editors.location.distance.${unit}`, { value });
}

const isSame = (one: GeoPosition, other: GeoPosition): boolean =>
  one.lat === other.lat && one.lon === other.lon;
