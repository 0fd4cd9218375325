/** Time and author of a record's last edit. */
export interface RevisionStamp {
  /** ISO time. */
  modifiedDate?: string | undefined;
  /** A uid; absent for the operator. */
  modifiedBy?: string | undefined;
}
