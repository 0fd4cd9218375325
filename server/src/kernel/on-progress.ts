/** Told of long work: how many of how many are done; of 0 while nobody knows how many there are. */
export type OnProgress = (done: number, total: number) => void;
