/** Replaces the federation runtime, which the single build does not need. */
export {};
