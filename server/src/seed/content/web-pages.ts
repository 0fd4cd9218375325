import type { WebPageSeed } from './seed-types.ts';

export const webPages: WebPageSeed[] = [];
