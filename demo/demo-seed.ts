import { createSeed } from '../server/src/seed/create-seed.ts';
import type { Seed } from '../server/src/seed/seed.ts';
import { cachedPicture } from './picture-cache.ts';

/**
 * The demo: a public and a private provider. Their content is read only when an empty store is seeded. [OPEN-12,
 * OPEN-51]
 */
export const demoSeed = (): Seed =>
  createSeed({
    // Imported lazily: only the first start needs the schemas.
    contents: async () => (await import('./read-content.ts')).readContents(),
    renderPicture: cachedPicture,
  });
