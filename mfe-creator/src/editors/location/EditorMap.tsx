import type { GeoPosition } from '@portico/shared/domain';
import { LazyMap, MAP_ZOOM, type MapCamera } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { color, fontSizes, media } from '@portico/shared/ui';
import type { ComponentProps } from 'react';

/** Centre of the map without a pin: Bangkok. */
const COUNTRY: MapCamera = { kind: 'at', center: { lat: 13.75, lon: 100.5 }, zoom: 6 };
/** Lower on a phone, so that the fields stay visible; 400 px on a desktop. */
const height = {
  '--editor-map-height': 'clamp(220px, 40svh, 400px)',
  [media.tabletUp]: { '--editor-map-height': '400px' },
};

/** A map on which the pin is placed by a press or by dragging. [EDIT-14, CONST-02] */
export function EditorMap(props: {
  pin: GeoPosition | undefined;
  onPin: (position: GeoPosition) => void;
  onState: ComponentProps<typeof LazyMap>['onState'];
}) {
  const { pin, onPin, onState } = props;
  const { t } = useText('mfe-creator');
  return (
    <div css={{ display: 'grid', gap: 6, ...height }}>
      <LazyMap
        label={t('editors.location.map')}
        blockSize="var(--editor-map-height)"
        camera={pin ? { kind: 'at', center: pin, zoom: MAP_ZOOM } : COUNTRY}
        pins={pin ? [{ id: 'pin', position: pin, title: t('editors.location.pin') }] : []}
        onGround={onPin}
        onPinMoved={(_id, position) => onPin(position)}
        onState={onState}
        labels={{
          loading: t('editors.location.mapLoading'),
          failed: t('editors.location.mapFailed'),
          retry: t('editors.location.retry'),
        }}
      />
      <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t('editors.location.mapHint')}</p>
    </div>
  );
}
