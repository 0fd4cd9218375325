import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { createSeed } from '../seed/create-seed.ts';
import type { Seed } from '../seed/seed.ts';
import type { ProviderContent } from '../seed/seed-content.ts';

/** The lowest cost: every test server hashes the passwords of its accounts, and verifies them at each sign-in. */
const COST = { memoryCost: 8, timeCost: 1 };

/** A seed of that content, whose pictures have one colour each. */
export const fixtureSeed = (contents: readonly ProviderContent[]): Seed =>
  createSeed({
    contents: async () => contents,
    hashPassword: (password) => hash(password, COST),
    renderPicture: (id, { width, height }) =>
      sharp({ create: { width, height, channels: 3, background: `#${id.slice(0, 6)}` } })
        .jpeg()
        .toBuffer(),
  });
