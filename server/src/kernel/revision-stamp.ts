/** What a record keeps of its last edit. */
export interface RevisionStamp {
  /** ISO time. */
  modifiedDate?: string | undefined;
  /** A uid; absent when the operator did it. */
  modifiedBy?: string | undefined;
}
