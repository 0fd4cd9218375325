import { AppError } from '../kernel/app-error.ts';
import type { RecordStore, RecordWrite } from './record-store.ts';

/** Thrown by every write while PORTICO_READ_ONLY is set. */
export class ReadOnlyRefusal extends AppError {
  constructor() {
    super('read-only', 'This site is read-only while it is being maintained: please try again later.');
  }
}

/** Wraps records: writes are rejected, or passed to `onWrites` instead of the store. */
export function readOnlyRecords(
  records: RecordStore,
  onWrites: (writes: readonly RecordWrite[]) => void = () => {
    throw new ReadOnlyRefusal();
  },
): RecordStore {
  const refuse = async (): Promise<never> => {
    throw new ReadOnlyRefusal();
  };
  return {
    ...records,
    put: refuse,
    delete: refuse,
    purgeTombstones: refuse,
    batch: async (writes) => onWrites(writes),
  };
}
