import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, resultOf } from './check.ts';
import { exportedComponents, findComponentsWithoutStory, type Layer } from './stories.ts';

/** Layers with components in the gallery. */
const SHOWN = ['shared/ui', 'shared/patterns'];

/** Every exported component has a story beside it. */
export const storiesCheck: Check = {
  name: 'stories',
  run(rootFolder) {
    const layers = SHOWN.map((folder): Layer => {
      const read = (file: string) => {
        const absolute = path.join(rootFolder, folder, file);
        return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
      };
      return { folder, index: read('index.ts') ?? '', read };
    });
    const count = layers.reduce((sum, { index }) => sum + exportedComponents(index).length, 0);
    return resultOf(layers.flatMap(findComponentsWithoutStory), `${count} components have stories`);
  },
};
