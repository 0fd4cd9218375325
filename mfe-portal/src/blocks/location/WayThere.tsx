import { directionsHref, type GeoPosition, mapHref } from '@portico/shared/domain';
import { requestGeolocation, useVisitorLocation, type VisitorLocation } from '@portico/shared/platform';
import { Button, buttonStyles, color, fontSizes, spacing } from '@portico/shared/ui';
import { LocateFixed, MapPin, Navigation } from 'lucide-react';
import { useId } from 'react';
import { ExternalLink } from '../../links/ExternalLink.tsx';
import { useMessages } from '../../messages/use-messages.ts';

/**
 * Links to directions, once the visitor's position is known, and to the location in a maps app. The position is
 * requested only on a press, and is not sent anywhere. [PORTAL-16, ERR-13, ERR-14, T-19, T-42]
 */
export function WayThere({ position }: { position: GeoPosition }) {
  const { t } = useMessages();
  const visitor = useVisitorLocation();
  const hint = useId();
  return (
    <div css={{ display: 'grid', gap: spacing[2] }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}>
        {visitor.kind === 'granted' ? (
          <ExternalLink href={directionsHref(position.lat, position.lon)} css={buttonStyles({})}>
            <Navigation size={18} aria-hidden="true" />
            {t('location.navigate')}
          </ExternalLink>
        ) : (
          <Button aria-disabled aria-describedby={hint} icon={<Navigation size={18} aria-hidden="true" />}>
            {t('location.navigate')}
          </Button>
        )}
        <ExternalLink href={mapHref(position.lat, position.lon)} css={buttonStyles({ variant: 'secondary' })}>
          <MapPin size={18} aria-hidden="true" />
          {t('location.openMap')}
        </ExternalLink>
      </div>
      {visitor.kind === 'granted' ? null : <AskForPosition id={hint} visitor={visitor} />}
    </div>
  );
}

/** Why there are no directions, and the button that requests the position. */
function AskForPosition(props: { id: string; visitor: Exclude<VisitorLocation, { kind: 'granted' }> }) {
  const { id, visitor } = props;
  const { t, language } = useMessages();
  const isUnsupported = visitor.kind === 'unsupported';
  /** The message of an unsupported browser is English in all languages except Thai. */
  const isForeign = isUnsupported && language !== 'th' && language !== 'en';
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `${spacing[1]} ${spacing[3]}`,
        color: color.inkMuted,
        fontSize: fontSizes.sm,
      }}
    >
      <p id={id} role="status" {...(isForeign ? { lang: 'en', dir: 'ltr' } : {})}>
        {t(isUnsupported ? 'location.unsupported' : 'location.gpsHint')}
      </p>
      {isUnsupported ? null : (
        <Button
          variant="quiet"
          size="sm"
          onClick={requestGeolocation}
          loading={visitor.kind === 'pending'}
          loadingLabel={t('location.asking')}
          icon={<LocateFixed size={16} aria-hidden="true" />}
        >
          {t(visitor.kind === 'denied' ? 'location.askAgain' : 'location.ask')}
        </Button>
      )}
    </div>
  );
}
