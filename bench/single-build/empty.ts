/** Stands for the federation runtime, which the single build does not carry. */
export {};
