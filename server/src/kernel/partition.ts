/** Partition of records that belong to no provider; provider ids never begin like this. */
export const SYSTEM_PARTITION = '_system';
