import sharp from 'sharp';
import { createSeed } from '../seed/create-seed.ts';
import type { Seed } from '../seed/seed.ts';
import type { ProviderContent } from '../seed/seed-content.ts';

/** A seed of that content, whose pictures have one colour each. */
export const fixtureSeed = (contents: readonly ProviderContent[]): Seed =>
  createSeed({
    contents: async () => contents,
    renderPicture: (id, { width, height }) =>
      sharp({ create: { width, height, channels: 3, background: `#${id.slice(0, 6)}` } })
        .jpeg()
        .toBuffer(),
  });
