/** Where a record is kept: everything belongs to exactly one provider. [APP-01] */
export interface RecordKey {
  readonly provider: string;
  readonly kind: string;
  readonly id: string;
}

/** Someone else has written the record since it was read. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
  constructor(readonly key: RecordKey) {
    super(`${key.kind} ${key.id} was changed by someone else in the meantime.`);
  }
}
