import { css } from '@emotion/react';
import type { Language, PageSettings } from '@portico/shared/contracts';
import { LoadOnce, usePageSettings, useText } from '@portico/shared/platform';
import { Button, color, fontSizes, Loading, radii, Skeleton, spacing } from '@portico/shared/ui';
import { MapPinOff } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadGoogleMaps, onKeyRefused } from './load-google-maps.ts';
import { MAP_HEIGHT_PX, type MapProps } from './map-view.ts';
import { useInView } from './use-in-view.ts';

interface LazyMapProps extends MapProps {
  /** A CSS length; 400 px by default. [CONST-02] */
  blockSize?: string | undefined;
  /** Called when the state changes; on 'ready' Google's services are available too, with a Maps key. */
  onState?: ((state: MapState['kind']) => void) | undefined;
  labels: { loading: string; failed: string; retry: string };
  /** Rendered over the map, such as buttons or a card. */
  children?: ReactNode;
}

/** Whether the server offers maps: from 0.11.0 on, every site has one. */
export const useHasMaps = (): boolean => {
  const { mapsKey, maps } = usePageSettings();
  return mapsKey !== undefined || maps !== undefined;
};

const googleMap = new LoadOnce(() => import(/* webpackChunkName: "google-map" */ './GoogleMap.tsx'));
const mapLibreMap = new LoadOnce(() => import(/* webpackChunkName: "map-libre-map" */ './MapLibreMap.tsx'));

const frame = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: radii.lg,
  background: color.sunken,
  minInlineSize: 0,
});
const message = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: spacing[3],
  blockSize: '100%',
  padding: spacing[5],
  textAlign: 'center',
  color: color.inkMuted,
  fontSize: fontSizes.sm,
});

type ShownMap = ComponentType<MapProps & { onFailed: (canRetry: boolean) => void }>;

type MapState =
  | { kind: 'waiting' }
  | { kind: 'ready'; Map: ShownMap }
  | { kind: 'failed'; canRetry: boolean };

/**
 * A map that loads when it comes into view, in reserved space: Google's with a Maps key, else the site's own. If it fails
 * to load, its own area shows the error. [MFE-11, T-19]
 */
export function LazyMap(props: LazyMapProps) {
  return useHasMaps() ? <FramedMap {...props} /> : null;
}

function FramedMap(props: LazyMapProps) {
  const { blockSize = `${MAP_HEIGHT_PX}px`, onState, labels, children, ...map } = props;
  const [element, hasBeenSeen] = useInView();
  const [state, setState] = useMapState(hasBeenSeen);
  useEffect(() => onState?.(state.kind), [state.kind, onState]);
  return (
    <div ref={element} role="group" aria-label={map.label} css={frame} style={{ blockSize }}>
      {state.kind === 'waiting' ? (
        <Waiting label={hasBeenSeen ? labels.loading : undefined} blockSize={blockSize} />
      ) : null}
      {state.kind === 'failed' ? (
        <div role="status" css={message}>
          <MapPinOff size={28} aria-hidden="true" />
          <p>{labels.failed}</p>
          {state.canRetry ? (
            <Button variant="secondary" size="sm" onClick={() => setState({ kind: 'waiting' })}>
              {labels.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {state.kind === 'ready' ? (
        <>
          <state.Map {...map} onFailed={(canRetry) => setState({ kind: 'failed', canRetry })} />
          {children}
        </>
      ) : null}
    </div>
  );
}

/** Placeholder of the map's size; announces that it is loading once it is. */
function Waiting({ label, blockSize }: { label: string | undefined; blockSize: string }) {
  const shape = <Skeleton blockSize={blockSize} radius="0" />;
  return label ? <Loading label={label}>{shape}</Loading> : shape;
}

/** Loads our map code and the library once `isWanted`. A failed load can be retried, a rejected key cannot. */
function useMapState(isWanted: boolean): [state: MapState, setState: (next: MapState) => void] {
  const { language } = useText('shell');
  const settings = usePageSettings();
  const [state, setState] = useState<MapState>({ kind: 'waiting' });
  const isWaiting = state.kind === 'waiting';
  useEffect(() => {
    if (!isWanted || !isWaiting) return undefined;
    let isCurrent = true;
    loadMap(settings, language).then(
      (Map) => isCurrent && setState({ kind: 'ready', Map }),
      () => isCurrent && setState({ kind: 'failed', canRetry: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [settings, language, isWanted, isWaiting]);
  const isGoogles = settings.mapsKey !== undefined;
  useEffect(() => {
    if (!isGoogles) return undefined;
    return onKeyRefused(() => setState({ kind: 'failed', canRetry: false }));
  }, [isGoogles]);
  return [state, setState];
}

async function loadMap({ mapsKey, mapsId, maps }: PageSettings, language: Language): Promise<ShownMap> {
  if (mapsKey) {
    const [{ GoogleMap }] = await Promise.all([googleMap.ready(), loadGoogleMaps(mapsKey, language)]);
    return (map) => <GoogleMap mapsKey={mapsKey} mapId={mapsId} {...map} />;
  }
  if (!maps) throw new Error('This site has no maps.');
  // The loader is a part of the chunk: most visitors of a page never reach its map.
  const { MapLibreMap, loadMapLibre } = await mapLibreMap.ready();
  const library = await loadMapLibre(maps);
  return (map) => <MapLibreMap library={library} settings={maps} {...map} />;
}
