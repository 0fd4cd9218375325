/** The partition that holds what belongs to no provider; an id of a provider never begins like this. */
export const SYSTEM_PARTITION = '_system';
