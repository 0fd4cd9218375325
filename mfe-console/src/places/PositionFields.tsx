import { readCoordinate, readPair } from '@portico/shared/domain';
import { LazyMap, MAP_ZOOM, type MapCamera, useHasMaps } from '@portico/shared/patterns';
import { color, Field, fontSizes, spacing, TextInput } from '@portico/shared/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import type { PlaceValues } from './place-values.ts';

type Coordinates = Pick<PlaceValues, 'latitude' | 'longitude'>;

/** The map's centre without a pin: Thailand. */
const COUNTRY: MapCamera = { kind: 'at', center: { lat: 13.75, lon: 100.5 }, zoom: 5 };
/** Six decimals are 10 cm. */
const typed = (degrees: number): string => String(Number(degrees.toFixed(6)));

/** The position on the map, typed, pasted as a pair, or with a Maps key placed by a press or by dragging the pin. */
export function PositionFields(props: {
  value: Coordinates;
  onChange: (changes: Partial<Coordinates>) => void;
  errorAt: (path: string) => string | undefined;
}) {
  const { value, onChange, errorAt } = props;
  const { t } = useMessages();
  const hasMaps = useHasMaps();
  const latitude = readCoordinate(value.latitude, 'latitude');
  const longitude = readCoordinate(value.longitude, 'longitude');
  const lat = latitude.kind === 'value' ? latitude.degrees : undefined;
  const lon = longitude.kind === 'value' ? longitude.degrees : undefined;
  const pin = useMemo(() => (lat === undefined || lon === undefined ? undefined : { lat, lon }), [lat, lon]);
  const camera = useMemo<MapCamera>(
    () => (pin ? { kind: 'at', center: pin, zoom: MAP_ZOOM } : COUNTRY),
    [pin],
  );
  const put = (position: { lat: number; lon: number }) =>
    onChange({ latitude: typed(position.lat), longitude: typed(position.lon) });

  return (
    <>
      {hasMaps ? (
        <div css={{ display: 'grid', gap: spacing[2] }}>
          <LazyMap
            label={t('places.map')}
            blockSize="clamp(220px, 40svh, 360px)"
            camera={camera}
            pins={pin ? [{ id: 'pin', position: pin, title: t('places.pin') }] : []}
            onGround={put}
            onPinMoved={(_id, position) => put(position)}
            labels={{
              loading: t('places.mapLoading'),
              failed: t('places.mapFailed'),
              retry: t('list.retry'),
            }}
          />
          <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t('places.mapHint')}</p>
        </div>
      ) : null}
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
          alignItems: 'start',
          gap: spacing[4],
          maxInlineSize: 480,
        }}
      >
        {(['latitude', 'longitude'] as const).map((field) => (
          <Field key={field} label={t(`places.${field}`)} error={errorAt(field)}>
            <TextInput
              name={field}
              dir="ltr"
              autoComplete="off"
              value={value[field]}
              onChange={({ target }) => onChange(readPair(target.value) ?? { [field]: target.value })}
            />
          </Field>
        ))}
      </div>
    </>
  );
}
