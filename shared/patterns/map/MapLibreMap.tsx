import { css } from '@emotion/react';
import type { Language, MapSettings } from '@portico/shared/contracts';
import type { GeoPosition } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, fontSizes, radii, spacing, visuallyHiddenStyles } from '@portico/shared/ui';
import type { Map as LibraryMap, MapOptions } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { MapLibre } from './load-map-libre.ts';
import { MapLibrePin } from './MapLibrePin.tsx';
import { RENDER_FRAME } from './map-copy.ts';
import { moveTo, positionOf, startOf, viewOf } from './map-libre-camera.ts';
import type { MapCamera, MapProps } from './map-view.ts';

export { loadMapLibre } from './load-map-libre.ts';

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
  const { library, pins, onPin, onPinMoved } = props;
  const { t } = useText('shell');
  const element = useRef<HTMLDivElement>(null);
  /** True while the page moves the camera; false once the visitor moves the map. */
  const isPages = useRef(true);
  const map = useLibraryMap(props, element, isPages);
  useCamera(map, props, () => {
    isPages.current = true;
  });
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

/** The library's map in the element, created again for another language. */
function useLibraryMap(
  { library, settings, camera, onRest, onGround, onFailed }: MapLibreMapProps,
  element: RefObject<HTMLElement | null>,
  isPages: RefObject<boolean>,
): LibraryMap | undefined {
  const { t, language } = useText('shell');
  const [map, setMap] = useState<LibraryMap>();
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
    const ofMap = element.current;
    if (!ofMap) return undefined;
    const created = createMap(library, {
      container: ofMap,
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
  }, [library, settings, language, element]);
  return map;
}

/** Moves the map when the page wants to show another place; `onMove` is called before. */
function useCamera(
  map: LibraryMap | undefined,
  { camera, settings }: MapLibreMapProps,
  onMove: () => void,
): void {
  const moving = useEffectEvent(onMove);
  const wanted = JSON.stringify(camera);
  const shown = useRef(wanted);
  useEffect(() => {
    if (!map || shown.current === wanted) return;
    shown.current = wanted;
    moving();
    moveTo(map, JSON.parse(wanted) as MapCamera, settings);
  }, [map, wanted, settings]);
}

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
