import type { QuotaFacts, QuotaName } from '@portico/shared/contracts';
import { AppError } from '../../kernel/app-error.ts';

const MB = 1024 * 1024;
const inMb = (bytes: number): string => `${Math.round((bytes / MB) * 10) / 10} MB`;
const plain = (count: number): string => `${count}`;

interface Sentence {
  what: string;
  unit: (amount: number) => string;
}

const SENTENCES: Readonly<Record<QuotaName, Sentence>> = {
  portals: { what: 'The number of your portals, with those deleted in the last 30 days,', unit: plain },
  accountBytes: { what: 'The size of all your portals', unit: inMb },
  uploads: { what: 'The number of your uploads of today', unit: plain },
  uploadBytes: { what: 'The size of your uploads of today', unit: inMb },
  catalogs: { what: "The number of this portal's catalogues", unit: plain },
  products: { what: "The number of this portal's products", unit: plain },
  portalBytes: { what: 'The size of this portal', unit: inMb },
  images: { what: "The number of this portal's pictures", unit: plain },
  imageBytes: { what: "The size of this portal's pictures", unit: inMb },
};

/** Throws 'quota-exceeded' when a change exceeds its limit; a change that does not grow is always allowed. */
export function refuseOverQuota({ name, most, used }: QuotaFacts, growth: number): void {
  if (growth <= 0 || used + growth <= most) return;
  const { what, unit } = SENTENCES[name];
  const reason = `${what} would exceed the limit of ${unit(most)}; ${unit(used)} are in use.`;
  throw new AppError('quota-exceeded', reason, undefined, undefined, { name, most, used });
}
