import type { FastifyBaseLogger } from 'fastify';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Config } from '../config/config.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Passcodes } from '../resources/privacy/passcodes.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** The stores that `fill` writes to. */
export interface SeedTarget {
  records: RecordStore;
  passcodes: Passcodes;
  audit: Pick<AuditLog, 'record' | 'flush'>;
  now: Date;
  log?: Pick<FastifyBaseLogger, 'info'> | undefined;
}

/** Initial content of an empty store, and its pictures. Passed in outside production; the server contains none. */
export interface Seed {
  /** Fills a store without providers; otherwise does nothing. [OPEN-12] */
  fill(target: SeedTarget): Promise<void>;
  /** The original of a seeded image, rendered on first request; undefined for any other image. */
  original(records: RecordStore, id: string): Promise<Buffer | undefined>;
  /** Renders missing originals while no request waits for one. */
  renderAhead(stores: { records: RecordStore; images: ImageStore }): Promise<void>;
}

/** Whether a server renders the pictures of its seed after the start. */
export const rendersAhead = ({
  isReadOnly,
  demoPictures,
}: Pick<Config, 'isReadOnly' | 'demoPictures'>): boolean => !isReadOnly && demoPictures === 'ahead';
