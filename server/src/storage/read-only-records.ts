import { AppError } from '../kernel/app-error.ts';
import type { RecordStore, RecordWrite } from './record-store.ts';

/** PORTICO_READ_ONLY is set: nothing is written. */
export class ReadOnlyRefusal extends AppError {
  constructor() {
    super('read-only', 'This site is read-only while it is being maintained: please try again later.');
  }
}

/** The same records, whose writes are refused, or given to `onWrites` in place of the store. */
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
