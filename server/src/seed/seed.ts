import type { FastifyBaseLogger } from 'fastify';
import type { AuditLog } from '../audit/audit-log.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Passcodes } from '../resources/privacy/passcodes.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** What `fill` works with. */
export interface SeedTarget {
  records: RecordStore;
  passcodes: Passcodes;
  audit: Pick<AuditLog, 'record' | 'flush'>;
  now: Date;
  log?: Pick<FastifyBaseLogger, 'info'> | undefined;
}

/** The content that an empty store starts with, and its pictures. Passed in outside production; the server has none. */
export interface Seed {
  /** Fills a store that has no provider yet; otherwise leaves it alone. [OPEN-12] */
  fill(target: SeedTarget): Promise<void>;
  /** The original of an image of the seed, drawn when it is first requested; undefined for any other image. */
  original(records: RecordStore, id: string): Promise<Buffer | undefined>;
  /** Draws the originals that nobody has requested yet, while no request waits for one. */
  drawAhead(stores: { records: RecordStore; images: ImageStore }): Promise<void>;
}
