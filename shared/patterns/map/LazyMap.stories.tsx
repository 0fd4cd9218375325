import type { Meta, StoryObj } from '@storybook/react-vite';
import { installGoogleMaps } from '../../testing/google-maps/install-google-maps.ts';
import { withPlatform } from '../../testing/stories/StoryPlatform.tsx';
import { type StoryTexts, withTexts } from '../../testing/stories/story-texts.ts';
import { LazyMap } from './LazyMap.tsx';
import { MAP_ZOOM } from './map-view.ts';

export default {
  component: LazyMap,
  parameters: withPlatform({ mapsKey: 'a-maps-key' }),
} satisfies Meta;

const TEMPLE = { lat: 18.805, lon: 98.9216 };
const OLD_TOWN = { lat: 18.7883, lon: 98.9853 };

const Places = ({ texts, isOne = false }: { texts: StoryTexts; isOne?: boolean }) => (
  <LazyMap
    label={texts.map}
    camera={
      isOne
        ? { kind: 'at', center: TEMPLE, zoom: MAP_ZOOM }
        : { kind: 'around', positions: [TEMPLE, OLD_TOWN] }
    }
    pins={[
      { id: 'temple', position: TEMPLE, title: texts.place, isChosen: true },
      ...(isOne ? [] : [{ id: 'town', position: OLD_TOWN, title: texts.town, count: 12 }]),
    ]}
    labels={{ loading: texts.loading, failed: texts.mapFailed, retry: texts.retry }}
  />
);

/** Fakes Google's library, because the gallery makes no requests to other sites. */
const withLibrary = () => void installGoogleMaps();

export const OnePlace: StoryObj = {
  beforeEach: withLibrary,
  render: withTexts((texts) => <Places texts={texts} isOne />),
};

export const SeveralPlaces: StoryObj = {
  beforeEach: withLibrary,
  render: withTexts((texts) => <Places texts={texts} />),
};

const sea = { id: 'sea', type: 'background', paint: { 'background-color': '#c3dbe4' } };

/** The site's own map, with the library as the gallery serves it and a style without tiles. */
const ownMap = withPlatform({
  maps: {
    library: './_maps',
    integrity: '',
    style: `data:application/json,${encodeURIComponent(JSON.stringify({ version: 8, sources: {}, layers: [sea] }))}`,
  },
});

export const OwnMap: StoryObj = {
  parameters: ownMap,
  render: withTexts((texts) => <Places texts={texts} />),
};

export const OwnMapOfOnePlace: StoryObj = {
  parameters: ownMap,
  render: withTexts((texts) => <Places texts={texts} isOne />),
};
