/** Key of a record: everything belongs to exactly one provider. [APP-01] */
export interface RecordKey {
  readonly provider: string;
  readonly kind: string;
  readonly id: string;
}

/** The record was written by someone else since it was read. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
  constructor(readonly key: RecordKey) {
    super(`${key.kind} ${key.id} was changed by someone else in the meantime.`);
  }
}
