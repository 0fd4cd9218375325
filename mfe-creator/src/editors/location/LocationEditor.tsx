import type { GeoPosition } from '@portico/shared/domain';
import { useHasMaps } from '@portico/shared/patterns';
import { usePageSettings, useText } from '@portico/shared/platform';
import { Button, Notice } from '@portico/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import { AddressField } from './AddressField.tsx';
import { CoordinateFields } from './CoordinateFields.tsx';
import { CurrentPosition } from './CurrentPosition.tsx';
import { EditorMap } from './EditorMap.tsx';
import type { FoundPlace } from './google-places.ts';
import {
  locationDraft,
  locationProblems,
  mayFillCoordinates,
  pinOf,
  placedAt,
  sentLocation,
} from './location-draft.ts';
import { NearbyPlaces } from './NearbyPlaces.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { useAddressLookup } from './use-address-lookup.ts';

/**
 * The pin and the address of the place. Everything can be typed; with maps the pin can also be placed and searched.
 * [EDIT-12..18]
 */
export function LocationEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const hasMaps = useHasMaps();
  const [mapState, setMapState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  /** Google's map comes with its search for places and its lookup of addresses; the site's own map has neither. */
  const mayHaveGoogle = usePageSettings().mapsKey !== undefined;
  const hasGoogle = mayHaveGoogle && mapState === 'ready';
  const [found, setFound] = useState<FoundPlace>();
  const editing = usePortalForm(props, {
    part: 'location',
    start: locationDraft,
    changes: (draft) => ({ location: sentLocation(draft) }),
    problems: locationProblems,
  });
  const { draft, edit, language } = editing;
  const pin = pinOf(draft);
  const lookup = useAddressLookup(hasGoogle, edit);

  const putPin = (position: GeoPosition) => {
    setFound(undefined);
    edit(placedAt(position));
    lookup.pinWasSet({ ...draft, ...placedAt(position) });
  };
  const offerPin = (position: GeoPosition) => {
    if (mayFillCoordinates(draft)) putPin(position);
  };
  const choosePlace = (place: FoundPlace) => {
    if (mayFillCoordinates(draft)) putPin(place.position);
    else setFound(place);
  };

  // Google may load after the pin was set, so the address is looked up then.
  const latest = useRef(() => lookup.pinWasSet(draft));
  useEffect(() => {
    latest.current = () => lookup.pinWasSet(draft);
  });
  useEffect(() => {
    if (hasGoogle) latest.current();
  }, [hasGoogle]);

  return (
    <EditorDialog
      title={t('editors.location.title')}
      editing={editing}
      texts={[draft.streetAddress]}
      size="lg"
    >
      {mayHaveGoogle && mapState !== 'failed' ? (
        <PlaceSearch near={pin} isReady={hasGoogle} onPlace={choosePlace} />
      ) : null}
      {found ? (
        <Notice tone="neutral">
          <p>
            <bdi>{found.name}</bdi>
          </p>
          <Button variant="secondary" size="sm" onClick={() => putPin(found.position)}>
            {t('editors.location.pinThere')}
          </Button>
        </Notice>
      ) : null}
      {hasMaps ? <EditorMap pin={pin} onPin={putPin} onState={setMapState} /> : null}
      <CoordinateFields
        value={draft}
        errorAt={editing.errorAt}
        onChange={(changes) => edit(changes)}
        onDone={() => lookup.pinWasSet(draft)}
      />
      <CurrentPosition pin={pin} onFound={offerPin} onUse={putPin} />
      <AddressField
        value={draft.streetAddress}
        language={language}
        lookup={lookup}
        onChange={(streetAddress) => edit({ streetAddress })}
      />
      {pin ? (
        <NearbyPlaces
          portalId={editing.portalId}
          pin={pin}
          hasGoogle={hasGoogle}
          onAddress={(streetAddress) => edit({ streetAddress })}
        />
      ) : null}
    </EditorDialog>
  );
}
