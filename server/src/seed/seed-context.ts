import type { Passcodes } from '../resources/privacy/passcodes.ts';
import type { SeedImages } from './seed-images.ts';

/** Context for creating one provider's records. */
export interface SeedContext {
  provider: string;
  images: SeedImages;
  passcodes: Passcodes;
  now: Date;
}

/** The uid of a seeded account; other accounts have random ones. */
export const uidOf = (username: string): string => `user-${username}`;
