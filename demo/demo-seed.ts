import { createSeed } from '../server/src/seed/create-seed.ts';
import type { Seed } from '../server/src/seed/seed.ts';
import { cachedPicture } from './picture-cache.ts';

/** The demo: a public and a private provider, whose content is read when an empty store is filled. [OPEN-12, OPEN-51] */
export const demoSeed = (): Seed =>
  createSeed({
    // Loaded late: only the first start needs the schemas.
    contents: async () => (await import('./read-content.ts')).readContents(),
    drawPicture: cachedPicture,
  });
