import { css } from '@emotion/react';
import { useLazyPortalQuery } from '@portico/shared/api';
import type { LocalizedText } from '@portico/shared/contracts';
import { distanceKm, type GeoPosition, hasTranslation, shownDistance } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, color, fontSizes, Notice, radii, spacing } from '@portico/shared/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { placesAround } from './google-places.ts';
import { useLazyNearbyPortalsQuery } from './nearby.api.ts';

/** A place near the pin. Its address may be loaded on demand. */
interface Neighbour {
  id: string;
  name: string;
  distanceKm: number;
  address: () => Promise<LocalizedText | undefined>;
  shownAddress: string;
}

type Search =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'ready'; neighbours: readonly Neighbour[] }
  | { kind: 'failed' };

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing[2],
  padding: `${spacing[2]} ${spacing[3]}`,
  '& + &': { borderBlockStart: `1px solid ${color.line}` },
});

/**
 * Places near the pin whose address can be copied: Google's places if maps are configured, else portals of the site.
 * [EDIT-12]
 */
export function NearbyPlaces(props: {
  portalId: string;
  pin: GeoPosition;
  hasGoogle: boolean;
  onAddress: (address: LocalizedText) => void;
}) {
  const { portalId, pin, hasGoogle, onAddress } = props;
  const { t } = useText('mfe-creator');
  const neighboursOf = useNeighbours(portalId, hasGoogle);
  const [search, setSearch] = useState<Search>({ kind: 'idle' });
  const [without, setWithout] = useState<string>();

  const start = async () => {
    setSearch({ kind: 'searching' });
    setWithout(undefined);
    try {
      setSearch({ kind: 'ready', neighbours: await neighboursOf(pin) });
    } catch {
      setSearch({ kind: 'failed' });
    }
  };
  const take = async (neighbour: Neighbour) => {
    const address = await neighbour.address().catch(() => undefined);
    if (!address || !hasTranslation(address)) return setWithout(neighbour.name);
    setWithout(undefined);
    onAddress(address);
  };
  return (
    <div css={{ display: 'grid', gap: spacing[2], justifyItems: 'start' }}>
      <Button
        variant="secondary"
        size="sm"
        icon={<Search size={18} aria-hidden="true" />}
        loading={search.kind === 'searching'}
        loadingLabel={t('editors.location.searching')}
        onClick={() => void start()}
      >
        {t('editors.location.nearby')}
      </Button>
      {search.kind === 'failed' ? <Notice tone="danger">{t('editors.location.nearbyFailed')}</Notice> : null}
      {search.kind === 'ready' && search.neighbours.length === 0 ? (
        <p role="status" css={{ color: color.inkMuted }}>
          {t('editors.location.nearbyEmpty')}
        </p>
      ) : null}
      {search.kind === 'ready' && search.neighbours.length > 0 ? (
        <ul
          role="list"
          aria-label={t('editors.location.nearbyList')}
          css={{ inlineSize: '100%', border: `1px solid ${color.line}`, borderRadius: radii.md }}
        >
          {search.neighbours.map((neighbour) => (
            <li key={neighbour.id} css={row}>
              <div css={{ minInlineSize: 0, flex: '1 1 12em' }}>
                <bdi css={{ fontWeight: 'var(--font-medium)' }}>{neighbour.name}</bdi>
                <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
                  {farOf(neighbour.distanceKm, t)}
                  {neighbour.shownAddress ? (
                    <>
                      {' · '}
                      <bdi>{neighbour.shownAddress}</bdi>
                    </>
                  ) : null}
                </p>
              </div>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('editors.location.takeAddressOf', { name: neighbour.name })}
                onClick={() => void take(neighbour)}
              >
                {t('editors.location.takeAddress')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p
        role="status"
        css={{ color: color.inkMuted, fontSize: fontSizes.sm, '&:empty': { display: 'none' } }}
      >
        {without === undefined ? null : t('editors.location.noAddressOf', { name: without })}
      </p>
    </div>
  );
}

function farOf(km: number, t: (key: string, values: Record<string, string>) => string): string {
  const { value, unit } = shownDistance(km);
  return t(`editors.location.away.${unit}`, { value });
}

/** Searches with Google, or with the site's own search. */
function useNeighbours(portalId: string, hasGoogle: boolean): (pin: GeoPosition) => Promise<Neighbour[]> {
  const { localize, language } = useText('mfe-creator');
  const [searchPortals] = useLazyNearbyPortalsQuery();
  const [fetchPortal] = useLazyPortalQuery();
  if (hasGoogle) {
    return async (pin) => {
      const places = await placesAround(pin, language);
      return places.map(({ id, name, address, position }) => ({
        id,
        name,
        distanceKm: distanceKm(pin, position),
        shownAddress: address,
        address: async () => ({ [language]: address, lang: language }),
      }));
    };
  }
  return async (pin) => {
    const found = await searchPortals(pin).unwrap();
    return found
      .filter(({ portal }) => portal._id !== portalId)
      .map(({ portal, distanceKm: km }) => ({
        id: portal._id,
        name: localize(portal.title),
        distanceKm: km,
        shownAddress: '',
        address: async () => (await fetchPortal({ id: portal._id }).unwrap()).location?.streetAddress,
      }));
  };
}
