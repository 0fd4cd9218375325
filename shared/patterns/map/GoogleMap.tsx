import type { GeoPosition } from '@portico/shared/domain';
import {
  AdvancedMarker,
  APIProvider,
  Map as Ground,
  type MapMouseEvent,
  useMap,
} from '@vis.gl/react-google-maps';
import { useEffect, useRef } from 'react';
import { boundsAround } from './bounds-around.ts';
import { type MapCamera, type MapPin, type MapProps, NEAREST_ZOOM, PADDING_PX } from './map-view.ts';
import { Pin } from './Pin.tsx';

/** A stable reference: with a new array the provider would restart on every render. */
const LIBRARIES = ['marker'];
/** Advanced markers require a map id; Google provides this one for demos. */
const DEMO_MAP_ID = 'DEMO_MAP_ID';

interface GoogleMapProps extends MapProps {
  mapsKey: string;
  mapId?: string | undefined;
}

/** Google's map with our pins. Requires the library: see `loadGoogleMaps`. */
export function GoogleMap({ mapsKey, mapId, ...map }: GoogleMapProps) {
  return (
    <APIProvider apiKey={mapsKey} libraries={LIBRARIES} disableUsageAttribution>
      <Camera mapId={mapId ?? DEMO_MAP_ID} {...map} />
    </APIProvider>
  );
}

function Camera({ mapId, camera, pins, onPin, onRest, onGround, onPinMoved }: MapProps & { mapId: string }) {
  /** True while the page moves the camera; false once the visitor moves the map. */
  const isPages = useRef(true);
  const rest = (map: google.maps.Map) => {
    const view = viewOf(map);
    if (view) onRest?.({ ...view, isVisitors: !isPages.current });
  };
  const touched = () => {
    isPages.current = false;
  };
  return (
    <div
      css={{ blockSize: '100%' }}
      onPointerDownCapture={touched}
      onWheelCapture={touched}
      onKeyDownCapture={touched}
    >
      <Ground
        mapId={mapId}
        {...startOf(camera)}
        colorScheme={chosenScheme()}
        gestureHandling="cooperative"
        streetViewControl={false}
        mapTypeControl={false}
        clickableIcons={false}
        maxZoom={21}
        onIdle={({ map }) => rest(map)}
        {...(onGround
          ? {
              onClick: ({ detail }: MapMouseEvent) => {
                if (detail.latLng) onGround(positionOf(detail.latLng));
              },
            }
          : {})}
      >
        <Movement
          camera={camera}
          onStart={rest}
          onMove={() => {
            isPages.current = true;
          }}
        />
        {pins.map((pin) => (
          <GooglePin key={pin.id} pin={pin} onPress={onPin} onMoved={onPinMoved} />
        ))}
      </Ground>
    </div>
  );
}

function GooglePin(props: { pin: MapPin; onPress: MapProps['onPin']; onMoved: MapProps['onPinMoved'] }) {
  const { pin, onPress, onMoved } = props;
  const { id, position, title, count = 1, isChosen } = pin;
  const isCluster = count > 1;
  return (
    <AdvancedMarker
      position={literalOf(position)}
      title={title}
      zIndex={isChosen ? 2 : isCluster ? 1 : 0}
      {...(isCluster ? { anchorLeft: '-50%', anchorTop: '-50%' } : {})}
      {...(onPress ? { onClick: () => onPress(id) } : {})}
      {...(onMoved
        ? {
            draggable: true,
            onDragEnd: ({ latLng }: google.maps.MapMouseEvent) => {
              if (latLng) onMoved(id, positionOf(latLng.toJSON()));
            },
          }
        : {})}
    >
      <Pin pin={pin} />
    </AdvancedMarker>
  );
}

/** Reports the position of a new map, whose first `idle` event may have passed, and applies later camera changes. */
function Movement(props: { camera: MapCamera; onStart: (map: google.maps.Map) => void; onMove: () => void }) {
  const { camera, onStart, onMove } = props;
  const map = useMap();
  const wanted = JSON.stringify(camera);
  const shown = useRef(wanted);
  const start = useRef(onStart);
  useEffect(() => {
    if (map) start.current(map);
  }, [map]);
  useEffect(() => {
    if (!map || shown.current === wanted) return;
    shown.current = wanted;
    onMove();
    const next = JSON.parse(wanted) as MapCamera;
    if (next.kind === 'at') map.moveCamera({ center: literalOf(next.center), zoom: next.zoom });
    else map.fitBounds(boundsAround(next.positions), PADDING_PX);
  }, [map, wanted, onMove]);
  return null;
}

/** Undefined until the map has bounds. */
function viewOf(map: google.maps.Map) {
  const [center, corner, zoom] = [map.getCenter(), map.getBounds()?.getNorthEast(), map.getZoom()];
  if (!center || !corner || zoom === undefined) return undefined;
  return { center: positionOf(center.toJSON()), corner: positionOf(corner.toJSON()), zoom };
}

function startOf(camera: MapCamera) {
  if (camera.kind === 'at') {
    return { defaultCenter: literalOf(camera.center), defaultZoom: camera.zoom };
  }
  const [only, ...others] = camera.positions;
  if (only && others.length === 0) return { defaultCenter: literalOf(only), defaultZoom: NEAREST_ZOOM };
  return { defaultBounds: { ...boundsAround(camera.positions), padding: PADDING_PX } };
}

/** The visitor's theme; undefined if the map should follow the device. */
function chosenScheme() {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark') return 'DARK';
  return theme === 'light' ? 'LIGHT' : 'FOLLOW_SYSTEM';
}

const literalOf = ({ lat, lon }: GeoPosition): google.maps.LatLngLiteral => ({ lat, lng: lon });
const positionOf = ({ lat, lng }: google.maps.LatLngLiteral): GeoPosition => ({ lat, lon: lng });
