/** Jobs of several askers, taken in turn: a busy one keeps the others waiting for one job each. */
export class FairQueue<Job> {
  readonly #waiting = new Map<string, Job[]>();

  push(asker: string, job: Job): void {
    const jobs = this.#waiting.get(asker);
    if (jobs) jobs.push(job);
    else this.#waiting.set(asker, [job]);
  }

  /** The oldest job of the asker whose turn it is. */
  shift(): Job | undefined {
    for (const [asker, jobs] of this.#waiting) {
      const job = jobs.shift();
      this.#waiting.delete(asker);
      if (jobs.length > 0) this.#waiting.set(asker, jobs);
      if (job !== undefined) return job;
    }
    return undefined;
  }

  drop(isDropped: (job: Job) => boolean): void {
    for (const [asker, jobs] of this.#waiting) {
      const left = jobs.filter((job) => !isDropped(job));
      if (left.length > 0) this.#waiting.set(asker, left);
      else this.#waiting.delete(asker);
    }
  }
}
