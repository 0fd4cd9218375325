import sharp from 'sharp';
import { finish } from './parts/finish.ts';
import { noiseLayers } from './parts/noise.ts';
import { type Mood, paletteFor } from './parts/palette.ts';
import { createRandom } from './parts/random.ts';
import { createStage } from './parts/stage.ts';
import type { Scene } from './scene.ts';
import { type SceneKind, scenes } from './scene-registry.ts';

export type { Mood } from './parts/palette.ts';
export type { SceneKind } from './scene-registry.ts';

/** Parameters of one picture. */
export interface PictureOrder {
  readonly kind: SceneKind;
  /** Equal seeds produce equal pictures; another seed changes composition, light and viewpoint. */
  readonly seed: string;
  /** Size in px. */
  readonly width: number;
  readonly height: number;
  /** Time of day; without it the seed chooses one that suits the kind. */
  readonly mood?: Mood;
}

/** Every kind of picture, in the order of the registry. */
export const sceneKinds: readonly SceneKind[] = Object.keys(scenes).filter(
  (key): key is SceneKind => key in scenes,
);

/** Renders a picture without noise as an SVG document of the ordered size (px). Pure and deterministic. */
export function renderSvg(order: PictureOrder): string {
  const scene: Scene = scenes[order.kind];
  const random = createRandom(`${order.kind}:${order.seed}`);
  const chosen = random.fork('composition').pick(scene.compositions);
  const { draw, moods } = typeof chosen === 'function' ? { draw: chosen, moods: scene.moods } : chosen;
  const mood = order.mood ?? random.fork('mood').pick(moods);
  // Scenes are 1000 units tall whatever the size, so one composition serves every crop.
  const w = Math.round((1000 * order.width) / order.height);
  const stage = createStage({ w, random, mood, palette: paletteFor(mood, random.fork('palette')) });
  const body = draw(stage) + finish(stage, scene.finish);
  const size = `width="${order.width}" height="${order.height}" viewBox="0 0 ${w} 1000"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">` +
    `<defs>${stage.definitions()}</defs>${body}</svg>`
  );
}

/** Renders a picture as a JPEG of the ordered size (px). */
export async function renderPicture(order: PictureOrder): Promise<Buffer> {
  return sharp(Buffer.from(renderSvg(order)), { unlimited: true })
    .flatten({ background: '#f6f1e6' })
    .composite(await noiseLayers(order.height, scenes[order.kind].finish))
    .jpeg({ quality: 82, mozjpeg: false })
    .toBuffer();
}
