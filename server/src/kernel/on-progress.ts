/** Progress callback; `total` is 0 while unknown. */
export type OnProgress = (done: number, total: number) => void;
