import { mapHref } from '@portico/shared/domain';
import { Said } from '@portico/shared/platform';
import { buttonStyles, color, fontSizes, spacing } from '@portico/shared/ui';
import { MapPin } from 'lucide-react';
import { ExternalLink } from '../../links/ExternalLink.tsx';
import { useWords } from '../../words/use-words.ts';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../block-props.ts';
import { NoInformation } from '../NoInformation.tsx';

/** Degrees are shown to about a metre. */
const COORDINATE_DIGITS = 5;

/** Where the place is: its address, and its coordinates as a link to a map. [PORTAL-02, PORTAL-17] */
export function LocationBlock({ portal, isHidden }: BlockProps) {
  const { t, say } = useWords();
  const { latitude, longitude, streetAddress } = portal.location ?? {};
  const address = say(streetAddress);
  const hasPosition = latitude !== undefined && longitude !== undefined;
  return (
    <BlockFrame part="location" title={t('location.title')} isHidden={isHidden} boxed>
      {address ? (
        <p css={{ whiteSpace: 'pre-line' }}>
          <Said text={streetAddress} />
        </p>
      ) : null}
      {hasPosition ? (
        <div css={{ display: 'grid', gap: spacing[3], justifyItems: 'start' }}>
          <bdi
            dir="ltr"
            css={{ color: color.inkSubtle, fontSize: fontSizes.sm, fontVariantNumeric: 'tabular-nums' }}
          >
            {latitude.toFixed(COORDINATE_DIGITS)}, {longitude.toFixed(COORDINATE_DIGITS)}
          </bdi>
          <ExternalLink href={mapHref(latitude, longitude)} css={buttonStyles({ variant: 'secondary' })}>
            <MapPin size={18} aria-hidden="true" />
            {t('location.openMap')}
          </ExternalLink>
        </div>
      ) : null}
      {address || hasPosition ? null : <NoInformation />}
    </BlockFrame>
  );
}
