import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { renderPicture, renderSvg, sceneKinds } from './draw-picture.ts';

describe('renderSvg', () => {
  test('the same order gives the same document', () => {
    const order = { kind: 'temple', seed: 'wat-arun', width: 320, height: 180 } as const;
    expect(renderSvg(order)).toBe(renderSvg({ ...order }));
  });

  test('different seeds give different documents', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const documents = seeds.map((seed) => renderSvg({ kind: 'island', seed, width: 320, height: 180 }));
    expect(new Set(documents).size).toBe(seeds.length);
  });

  test('the time of day changes the picture', () => {
    const order = { kind: 'river', seed: 'kwai', width: 320, height: 180 } as const;
    expect(renderSvg({ ...order, mood: 'dawn' })).not.toBe(renderSvg({ ...order, mood: 'night' }));
  });

  test('there are at least sixteen kinds', () => {
    expect(sceneKinds.length).toBeGreaterThanOrEqual(16);
  });

  test.each(sceneKinds)('%s draws a well-formed document of the asked size', async (kind) => {
    const document = renderSvg({ kind, seed: 'well-formed', width: 160, height: 90 });
    expect(document).not.toMatch(/NaN|undefined|Infinity/);
    const { format, width, height } = await sharp(Buffer.from(document), { unlimited: true }).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', width: 160, height: 90 });
  });
});

describe('renderPicture', () => {
  test('gives a JPEG of the asked size', async () => {
    const picture = await renderPicture({ kind: 'sea', seed: 'krabi', width: 240, height: 120 });
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 240, height: 120 });
  });

  test('adds faint noise to the whole picture, and less to a logo', async () => {
    const differenceOf = async (kind: 'sea' | 'logo') => {
      const order = { kind, seed: 'krabi', width: 240, height: 120 } as const;
      const plain = sharp(Buffer.from(renderSvg(order))).flatten({ background: '#f6f1e6' });
      const withNoise = await sharp(await renderPicture(order))
        .raw()
        .toBuffer();
      const pixels = await sharp(await plain.jpeg({ quality: 82 }).toBuffer())
        .raw()
        .toBuffer();
      return (
        pixels.reduce((sum, level, at) => sum + Math.abs(level - withNoise.readUInt8(at)), 0) / pixels.length
      );
    };
    const [sea, logo] = [await differenceOf('sea'), await differenceOf('logo')];
    expect(sea).toBeGreaterThan(1);
    expect(sea).toBeLessThan(8);
    expect(logo).toBeLessThan(sea / 2);
  });
});
