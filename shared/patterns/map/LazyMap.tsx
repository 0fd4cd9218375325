import { css } from '@emotion/react';
import { LoadOnce, usePageSettings, useText } from '@portico/shared/platform';
import { Button, color, fontSizes, Loading, radii, Skeleton, spacing } from '@portico/shared/ui';
import { MapPinOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { loadGoogleMaps, onKeyRefused } from './load-google-maps.ts';
import { MAP_HEIGHT_PX, type MapProps } from './map-view.ts';
import { useInView } from './use-in-view.ts';

interface LazyMapProps extends MapProps {
  /** A CSS length; 400 px by default. [CONST-02] */
  blockSize?: string | undefined;
  /** Called when the state changes; on 'ready' Google's services are available too. */
  onState?: ((state: MapState['kind']) => void) | undefined;
  labels: { loading: string; failed: string; retry: string };
  /** Rendered over the map, such as buttons or a card. */
  children?: ReactNode;
}

/** Whether a Maps key is configured; without one, pages show addresses and links instead. */
export const useHasMaps = (): boolean => usePageSettings().mapsKey !== undefined;

const googleMap = new LoadOnce(() => import(/* webpackChunkName: "google-map" */ './GoogleMap.tsx'));

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

type MapState =
  | { kind: 'waiting' }
  | { kind: 'ready'; GoogleMap: typeof import('./GoogleMap.tsx')['GoogleMap'] }
  | { kind: 'failed'; canRetry: boolean };

/**
 * A map that loads when it comes into view, in reserved space; renders nothing without a key. If it fails to load, its
 * own area shows the error. [MFE-11, T-19]
 */
export function LazyMap(props: LazyMapProps) {
  const { mapsKey, mapsId } = usePageSettings();
  if (!mapsKey) return null;
  return <FramedMap {...props} mapsKey={mapsKey} mapId={mapsId} />;
}

function FramedMap(props: LazyMapProps & { mapsKey: string; mapId: string | undefined }) {
  const { blockSize = `${MAP_HEIGHT_PX}px`, onState, labels, children, mapsKey, ...map } = props;
  const [element, hasBeenSeen] = useInView();
  const [state, retry] = useMapState(mapsKey, hasBeenSeen);
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
            <Button variant="secondary" size="sm" onClick={retry}>
              {labels.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {state.kind === 'ready' ? (
        <>
          <state.GoogleMap mapsKey={mapsKey} {...map} />
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

/** Loads our map code and Google's library once `isWanted`. A failed load can be retried, a rejected key cannot. */
function useMapState(mapsKey: string, isWanted: boolean): [state: MapState, retry: () => void] {
  const { language } = useText('shell');
  const [state, setState] = useState<MapState>({ kind: 'waiting' });
  const isWaiting = state.kind === 'waiting';
  useEffect(() => {
    if (!isWanted || !isWaiting) return undefined;
    let isCurrent = true;
    Promise.all([googleMap.ready(), loadGoogleMaps(mapsKey, language)]).then(
      ([{ GoogleMap }]) => isCurrent && setState({ kind: 'ready', GoogleMap }),
      () => isCurrent && setState({ kind: 'failed', canRetry: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [mapsKey, language, isWanted, isWaiting]);
  useEffect(() => onKeyRefused(() => setState({ kind: 'failed', canRetry: false })), []);
  return [state, () => setState({ kind: 'waiting' })];
}
