import { css } from '@emotion/react';
import type { Language, MapSettings } from '@portico/shared/contracts';
import type { GeoPosition } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, fontSizes, radii, spacing, visuallyHiddenStyles } from '@portico/shared/ui';
import type { Map as LibraryMap, LngLatBoundsLike, MapOptions } from 'maplibre-gl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { boundsAround } from './bounds-around.ts';
import type { MapLibre } from './load-map-libre.ts';
import { RENDER_FRAME } from './map-copy.ts';
import { type MapCamera, type MapPin, type MapProps, NEAREST_ZOOM, PADDING_PX } from './map-view.ts';
import { Pin } from './Pin.tsx';

export { loadMapLibre } from './load-map-libre.ts';

/** The library's world is 512 px wide at zoom 0, Google's 256. */
const ZOOM_SHIFT = 1;
/** Step of an arrow key that moves a pin, in px, and with Shift. */
const STEP_PX = 4;
const LARGE_STEP_PX = 40;
const CAMERA_MS = 400;

interface MapLibreMapProps extends MapProps {
  library: MapLibre;
  settings: MapSettings;
  /** Called if the map cannot be shown; it can be retried unless the device has no WebGL. */
  onFailed: (canRetry: boolean) => void;
}

const ground = css({
  blockSize: '100%',
  // The library's styles come later in the document.
  '&.maplibregl-map': { font: 'inherit' },
  '& .maplibregl-ctrl.maplibregl-ctrl-group': {
    background: color.raised,
    borderRadius: radii.md,
    overflow: 'hidden',
    boxShadow: 'var(--shadow-md)',
  },
  '& .maplibregl-ctrl-group button': { inlineSize: 'var(--size-tap)', blockSize: 'var(--size-tap)' },
  '& .maplibregl-ctrl-group.maplibregl-ctrl button + button': { borderBlockStartColor: color.line },
  '& button .maplibregl-ctrl-icon': {
    display: 'grid',
    placeContent: 'center',
    backgroundImage: 'none !important',
    color: color.ink,
    fontSize: fontSizes.xl,
  },
  '& .maplibregl-ctrl-zoom-in span::before': { content: '"+"' },
  '& .maplibregl-ctrl-zoom-out span::before': { content: '"−"' },
  '& .maplibregl-ctrl-attrib .maplibregl-ctrl-attrib-button': {
    backgroundImage: 'none !important',
    color: color.ink,
    fontWeight: 'var(--font-bold)',
    '&::before': { content: '"i"' },
  },
  '& .maplibregl-ctrl.maplibregl-ctrl-attrib': { background: color.surface, color: color.inkMuted },
  '& .maplibregl-ctrl-attrib.maplibregl-ctrl a': { color: 'inherit' },
  '& .maplibregl-cooperative-gesture-screen.maplibregl-cooperative-gesture-screen': {
    background: color.photoPlate,
    color: color.onPhoto,
    fontSize: fontSizes.md,
    padding: spacing[4],
  },
  '& .maplibregl-canvas:focus-visible': { outline: `3px solid ${color.brand}`, outlineOffset: -3 },
  '& .maplibregl-marker:focus-visible': {
    outline: `3px solid ${color.brand}`,
    outlineOffset: 3,
    borderRadius: radii.pill,
  },
});

/** A map of MapLibre GL with our pins. */
export function MapLibreMap(props: MapLibreMapProps) {
  const { library, settings, camera, pins, onPin, onRest, onGround, onPinMoved, onFailed } = props;
  const { t, language } = useText('shell');
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LibraryMap>();
  /** True while the page moves the camera; false once the visitor moves the map. */
  const isPages = useRef(true);
  const startOptions = useEffectEvent(
    (): Partial<MapOptions> => ({
      ...startOf(camera, settings),
      locale: {
        'Map.Title': t('map.title'),
        'NavigationControl.ZoomIn': t('map.zoomIn'),
        'NavigationControl.ZoomOut': t('map.zoomOut'),
        'AttributionControl.ToggleAttribution': t('map.credits'),
        'CooperativeGesturesHandler.WindowsHelpText': t('map.ctrlScroll'),
        'CooperativeGesturesHandler.MacHelpText': t('map.commandScroll'),
        'CooperativeGesturesHandler.MobileHelpText': t('map.twoFingers'),
      },
    }),
  );
  const fail = useEffectEvent(onFailed);
  const rest = useEffectEvent((at: LibraryMap) => onRest?.({ ...viewOf(at), isVisitors: !isPages.current }));
  const press = useEffectEvent((position: GeoPosition) => onGround?.(position));

  useEffect(() => {
    if (!element.current) return undefined;
    const created = createMap(library, {
      container: element.current,
      style: styleAddress(settings, language),
      ...startOptions(),
    });
    if (!created) {
      fail(false);
      return undefined;
    }
    let isStyled = false;
    created.once('style.load', () => {
      isStyled = true;
    });
    created.on('error', () => {
      // A tile that fails leaves a gap; without a style there is no map.
      if (!isStyled) fail(true);
    });
    created.on('webglcontextlost', () => fail(true));
    created.on('moveend', () => rest(created));
    created.on('click', ({ lngLat, originalEvent }) => {
      const isPin = originalEvent.target instanceof Element && originalEvent.target.closest('[data-pin]');
      if (!isPin) press(positionOf(lngLat));
    });
    created.once('load', () => rest(created));
    const ofMap = element.current;
    const redraw = () => void created.redraw();
    ofMap.addEventListener(RENDER_FRAME, redraw);
    const unfollow = followTheme(() => created.setStyle(styleAddress(settings, language)));
    setMap(created);
    return () => {
      unfollow();
      ofMap.removeEventListener(RENDER_FRAME, redraw);
      setMap(undefined);
      created.remove();
    };
  }, [library, settings, language]);

  const wanted = JSON.stringify(camera);
  const shown = useRef(wanted);
  useEffect(() => {
    if (!map || shown.current === wanted) return;
    shown.current = wanted;
    isPages.current = true;
    moveTo(map, JSON.parse(wanted) as MapCamera, settings);
  }, [map, wanted, settings]);

  const touched = () => {
    isPages.current = false;
  };
  const hint = useId();
  return (
    <div
      css={{ blockSize: '100%' }}
      onPointerDownCapture={touched}
      onWheelCapture={touched}
      onKeyDownCapture={touched}
    >
      <div ref={element} css={ground} data-map="" />
      {onPinMoved ? (
        <span id={hint} css={visuallyHiddenStyles}>
          {t('map.movePin')}
        </span>
      ) : null}
      {map
        ? pins.map((pin) => (
            <MapLibrePin
              key={pin.id}
              library={library}
              map={map}
              pin={pin}
              hint={hint}
              onPress={onPin}
              onMoved={onPinMoved}
            />
          ))
        : null}
    </div>
  );
}

/** A marker of the library whose element React fills. A pin that can be moved follows the arrow keys too. */
function MapLibrePin(props: {
  library: MapLibre;
  map: LibraryMap;
  pin: MapPin;
  /** Id of the element that says how to move it. */
  hint: string;
  onPress: MapProps['onPin'];
  onMoved: MapProps['onPinMoved'];
}) {
  const { library, map, pin, hint, onPress, onMoved } = props;
  const { id, position, title, count = 1, isChosen } = pin;
  const { lat, lon } = position;
  const isCluster = count > 1;
  const isMovable = onMoved !== undefined;
  const isInteractive = isMovable || onPress !== undefined;
  const [element] = useState(() => {
    const created = document.createElement('div');
    created.dataset['pin'] = '';
    // A touch target, with the point of the pin at its lower edge.
    created.style.cssText =
      'display: grid; place-content: end center; min-inline-size: var(--size-tap); min-block-size: var(--size-tap)';
    return created;
  });
  const [marker, setMarker] = useState<InstanceType<MapLibre['Marker']>>();
  const moved = useEffectEvent((next: GeoPosition) => onMoved?.(id, next));
  const pressed = useEffectEvent(() => onPress?.(id));

  useEffect(() => {
    const created = new library.Marker({
      element,
      anchor: isCluster ? 'center' : 'bottom',
      draggable: isMovable,
    });
    created.setLngLat([0, 0]).addTo(map);
    created.on('dragend', () => moved(positionOf(created.getLngLat())));
    setMarker(created);
    return () => void created.remove();
  }, [library, map, element, isCluster, isMovable]);
  useEffect(() => void marker?.setLngLat([lon, lat]), [marker, lat, lon]);
  useEffect(() => {
    element.setAttribute('role', isInteractive ? 'button' : 'img');
    element.setAttribute('aria-label', title);
    element.style.setProperty('z-index', String(isChosen ? 2 : isCluster ? 1 : 0));
    element.style.setProperty('cursor', isMovable ? 'move' : isInteractive ? 'pointer' : 'inherit');
    if (isInteractive) element.setAttribute('tabindex', '0');
    if (isMovable) element.setAttribute('aria-describedby', hint);
  }, [element, title, hint, isChosen, isCluster, isInteractive, isMovable]);
  useEffect(() => {
    const click = () => pressed();
    const key = (event: KeyboardEvent) => {
      const direction = ARROWS[event.key];
      if (event.key === 'Enter' || event.key === ' ') pressed();
      else if (direction && isMovable) {
        const at = map.project([lon, lat]);
        const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX;
        moved(positionOf(map.unproject([at.x + direction[0] * step, at.y + direction[1] * step])));
      } else return;
      // The map would move too.
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  }, [element, map, lat, lon, isMovable]);
  return createPortal(<Pin pin={pin} />, element);
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Undefined on a device without WebGL. */
function createMap(library: MapLibre, options: MapOptions): LibraryMap | undefined {
  try {
    const map = new library.Map({
      cooperativeGestures: true,
      attributionControl: { compact: true },
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      // Letters come from the page's fonts.
      localIdeographFontFamily: getComputedStyle(document.body).fontFamily,
      ...options,
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    const isRightToLeft = document.documentElement.dir === 'rtl';
    map.addControl(
      new library.NavigationControl({ showCompass: false }),
      isRightToLeft ? 'top-left' : 'top-right',
    );
    return map;
  } catch {
    // It has no WebGL.
    return undefined;
  }
}

function startOf(camera: MapCamera, settings: MapSettings): Partial<MapOptions> {
  const place = onePlace(camera, settings);
  if (place) return place;
  return {
    bounds: boundsOf(camera),
    fitBoundsOptions: { padding: PADDING_PX, maxZoom: NEAREST_ZOOM - ZOOM_SHIFT },
  };
}

function moveTo(map: LibraryMap, camera: MapCamera, settings: MapSettings): void {
  const place = onePlace(camera, settings);
  // Somebody who has zoomed in stays there.
  if (place) map.easeTo({ ...place, zoom: Math.max(place.zoom, map.getZoom()), duration: CAMERA_MS });
  else
    map.fitBounds(boundsOf(camera), {
      padding: PADDING_PX,
      maxZoom: NEAREST_ZOOM - ZOOM_SHIFT,
      duration: CAMERA_MS,
    });
}

/** Undefined for several positions, which may need more zoom than the map has detail. */
function onePlace(camera: MapCamera, { detailZoom = Number.POSITIVE_INFINITY }: MapSettings) {
  const [only, ...others] = camera.kind === 'at' ? [camera.center] : camera.positions;
  if (!only || others.length > 0) return undefined;
  const zoom = (camera.kind === 'at' ? camera.zoom : NEAREST_ZOOM) - ZOOM_SHIFT;
  return { center: pairOf(only), zoom: Math.min(zoom, detailZoom) };
}

function viewOf(map: LibraryMap) {
  return {
    center: positionOf(map.getCenter()),
    corner: positionOf(map.getBounds().getNorthEast()),
    zoom: map.getZoom() + ZOOM_SHIFT,
  };
}

function boundsOf(camera: MapCamera): LngLatBoundsLike {
  const positions = camera.kind === 'at' ? [camera.center] : camera.positions;
  const { west, south, east, north } = boundsAround(positions);
  return [west, south, east, north];
}

const styleAddress = ({ style }: MapSettings, language: Language): string =>
  style.replaceAll('{theme}', isDark() ? 'dark' : 'light').replaceAll('{language}', language);

const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** By the visitor's choice, else by the device. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : prefersDark().matches;
}

function followTheme(onChange: () => void): () => void {
  let was = isDark();
  const check = () => {
    if (isDark() === was) return;
    was = isDark();
    onChange();
  };
  const observer = new MutationObserver(check);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const device = prefersDark();
  device.addEventListener('change', check);
  return () => {
    observer.disconnect();
    device.removeEventListener('change', check);
  };
}

const pairOf = ({ lat, lon }: GeoPosition): [number, number] => [lon, lat];
const positionOf = ({ lat, lng }: { lat: number; lng: number }): GeoPosition => ({ lat, lon: lng });
