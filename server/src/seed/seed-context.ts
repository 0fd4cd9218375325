import type { Passcodes } from '../resources/privacy/passcodes.ts';
import type { SeedImages } from './seed-images.ts';

/** What the making of one provider's records needs. */
export interface SeedContext {
  provider: string;
  images: SeedImages;
  passcodes: Passcodes;
  now: Date;
}

/** The uid of a seeded account; one made by signing up has a random one. */
export const uidOf = (username: string): string => `user-${username}`;
