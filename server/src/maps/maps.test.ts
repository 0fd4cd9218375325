import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { VectorTile } from '@mapbox/vector-tile';
import type { StyleSpecification, VectorSourceSpecification } from '@maplibre/maplibre-gl-style-spec';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { PbfReader } from 'pbf';
import { TileType } from 'pmtiles';
import { mapLibrary } from '../config/map-library.ts';
import { contentSecurityPolicy } from '../render/document.ts';
import { writePmtiles } from '../testing/pmtiles-file.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
const ask = (url: string, headers: Record<string, string> = {}, of: TestApp = site) =>
  of.app.inject({ url, headers });
const sourceOf = ({ sources }: StyleSpecification) => sources['map'] as VectorSourceSpecification;

async function layersAt(address: string, of: TestApp = site) {
  const { rawPayload, statusCode } = await ask(address, {}, of);
  expect(statusCode).toBe(200);
  const { layers } = new VectorTile(new PbfReader(rawPayload));
  const featuresOf = (name: string) => {
    const layer = layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at).properties ?? {});
  };
  return { names: Object.keys(layers), featuresOf };
}

describe('the map library', () => {
  test.each(['maplibre-gl.mjs', 'maplibre-gl-worker.mjs', 'maplibre-gl.css'])(
    'serves %s compressed, for ever, as the package has it',
    async (file) => {
      const { path: prefix, folder } = mapLibrary();
      const { headers, rawPayload } = await ask(`${prefix}/${file}`, { 'accept-encoding': 'br' });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-encoding']).toBe('br');
      const plain = await readFile(path.join(folder, file));
      expect(brotliDecompressSync(rawPayload).equals(plain)).toBe(true);
    },
  );

  test('the page checks the script by its hash, and the worker may only read the site', async () => {
    const { path: prefix, integrity } = mapLibrary();
    const script = await ask(`${prefix}/maplibre-gl.mjs`);
    expect(integrity).toBe(`sha384-${createHash('sha384').update(script.rawPayload).digest('base64')}`);
    const worker = await ask(`${prefix}/maplibre-gl-worker.mjs`);
    expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  test('has no other files', async () => {
    expect((await ask(`${mapLibrary().path}/maplibre-gl.d.ts`)).statusCode).toBe(404);
    expect((await ask(`${mapLibrary().path}/..%2fpackage.json`)).statusCode).toBe(404);
  });
});

describe('the map of Thailand', () => {
  test.each(['light', 'dark'])('has a valid %s style, whose labels are in the language', async (theme) => {
    for (const language of ['th', 'en', 'zh', 'ar']) {
      const style = (await ask(`/_maps/styles/${theme}/${language}`)).json<StyleSpecification>();
      expect(validateStyleMin(style)).toEqual([]);
      const label = style.layers.find(({ id }) => id === 'province-names');
      expect(label).toMatchObject({ layout: { 'text-field': ['get', language] } });
      // Nothing loads from another site.
      expect(JSON.stringify(style)).not.toContain('http');
    }
    expect((await ask(`/_maps/styles/${theme}/fr`)).statusCode).toBe(404);
  });

  test('a tile has the provinces and their names in four languages', async () => {
    const style = (await ask('/_maps/styles/light/en')).json<StyleSpecification>();
    const [address = ''] = sourceOf(style).tiles ?? [];
    const tile = address.replace('{z}', '6').replace('{x}', '49').replace('{y}', '28');
    const { names, featuresOf } = await layersAt(tile);
    expect(names.sort()).toEqual(['countries', 'countryNames', 'provinceNames', 'provinces']);
    expect(featuresOf('provinceNames')).toContainEqual(
      expect.objectContaining({ en: 'Chiang Mai', th: 'เชียงใหม่', zh: '清迈府', ar: 'شيانغ ماي' }),
    );
    expect((await ask(tile)).headers['cache-control']).toContain('immutable');
  });

  test('all provinces are there', async () => {
    const { featuresOf } = await layersAt('/_maps/tiles/1/0/0/0');
    expect(new Set(featuresOf('provinceNames').map(({ en }) => en)).size).toBe(77);
  });

  test.each(['9/0/0', '3/8/0', '3/0/-1', '3/0/x'])('there is no tile %s', async (tile) => {
    expect((await ask(`/_maps/tiles/1/${tile}`)).statusCode).toBe(404);
  });

  test('an address of an earlier map is not stored', async () => {
    expect((await ask('/_maps/tiles/1/0/0/0')).headers['cache-control']).toBe('no-cache');
  });
});

describe("the operator's map", () => {
  const withTiles = async (tiles: string) => openTestApp(undefined, { PORTICO_MAP_TILES: tiles });
  const PICTURE = Buffer.from('a picture');

  test('pictures of a PMTiles file are served as they are, and the style says whose they are', async () => {
    const file = path.join(scratchFolder(), 'pictures.pmtiles');
    const tiles = { '0/0/0': PICTURE, '1/1/0': Buffer.from('another') };
    await writePmtiles(file, { tileType: TileType.Png, metadata: { attribution: 'Example maps' }, tiles });
    const own = await withTiles(file);
    const style = (await ask('/_maps/styles/dark/th', {}, own)).json<StyleSpecification>();
    expect(validateStyleMin(style)).toEqual([]);
    expect(sourceOf(style)).toMatchObject({ type: 'raster', maxzoom: 1, attribution: 'Example maps' });
    const { headers, rawPayload } = await ask('/_maps/tiles/1/0/0/0', { 'accept-encoding': 'br' }, own);
    expect([headers['content-type'], rawPayload]).toEqual(['image/png', PICTURE]);
    expect((await ask('/_maps/tiles/1/1/1/0', {}, own)).body).toBe('another');
    expect((await ask('/_maps/tiles/1/1/0/0', {}, own)).statusCode).toBe(204);
    expect(own.services.config.pageSettings.maps?.detailZoom).toBeUndefined();
  });

  test("Protomaps' layers get its style in the language, without icons and letters from other sites", async () => {
    const file = path.join(scratchFolder(), 'protomaps.pmtiles');
    const vector_layers = ['earth', 'water', 'roads', 'places', 'landuse'].map((id) => ({ id }));
    await writePmtiles(file, {
      tileType: TileType.Mvt,
      metadata: { vector_layers },
      tiles: { '0/0/0': PICTURE },
    });
    const own = await withTiles(file);
    const style = (await ask('/_maps/styles/light/zh', {}, own)).json<StyleSpecification>();
    expect(validateStyleMin(style)).toEqual([]);
    const text = JSON.stringify(style);
    expect(text).toContain('name:zh-Hans');
    expect(text).not.toMatch(/http|icon-image|"glyphs"|"sprite"/);
  });

  test.each([
    ['other layers', { vector_layers: [{ id: 'transportation' }] }],
    ['no layers', {}],
  ])('a file with %s gives 503 instead of an empty map', async (_what, metadata) => {
    const file = path.join(scratchFolder(), 'other.pmtiles');
    await writePmtiles(file, { tileType: TileType.Mvt, metadata, tiles: { '0/0/0': PICTURE } });
    expect((await ask('/_maps/styles/light/th', {}, await withTiles(file))).statusCode).toBe(503);
  });

  test('a missing file gives 503', async () => {
    const own = await withTiles('/nowhere/map.pmtiles');
    expect((await ask('/_maps/tiles/1/0/0/0', {}, own)).statusCode).toBe(503);
  });

  test("pages and the map's worker may read the origins that the operator names, and no other", async () => {
    const own = await openTestApp(undefined, {
      PORTICO_MAP_STYLE: 'https://maps.example/{theme}/style.json',
      PORTICO_MAP_ORIGINS: 'https://tiles.example',
    });
    const { pageSettings } = own.services.config;
    const sources = "connect-src 'self' https://maps.example https://tiles.example";
    expect(contentSecurityPolicy(pageSettings)).toContain(`${sources};`);
    expect(contentSecurityPolicy(pageSettings)).not.toContain('unsafe-eval');
    const worker = await ask(`${mapLibrary().path}/maplibre-gl-worker.mjs`, {}, own);
    expect(worker.headers['content-security-policy']).toBe(`default-src 'none'; ${sources}`);
  });
});
