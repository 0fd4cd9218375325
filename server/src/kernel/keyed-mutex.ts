/** A mutex per key: jobs with the same key run one after the other, first come, first served. */
export type KeyedMutex = <Result>(key: string, job: () => Promise<Result>) => Promise<Result>;

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (key, job) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(job, job);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
