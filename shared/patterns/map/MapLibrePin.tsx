import type { GeoPosition } from '@portico/shared/domain';
import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapLibre } from './load-map-libre.ts';
import { positionOf } from './map-libre-camera.ts';
import type { MapPin, MapProps } from './map-view.ts';
import { Pin } from './Pin.tsx';

/** Step of an arrow key that moves a pin, in px, and with Shift. */
const STEP_PX = 4;
const LARGE_STEP_PX = 40;

/** A marker of the library whose element React fills. A pin that can be moved follows the arrow keys too. */
export function MapLibrePin(props: {
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
