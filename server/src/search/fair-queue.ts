/** A round-robin queue: a client with many jobs delays each other client by at most one job. */
export class FairQueue<Job> {
  readonly #waiting = new Map<string, Job[]>();

  push(client: string, job: Job): void {
    const jobs = this.#waiting.get(client);
    if (jobs) jobs.push(job);
    else this.#waiting.set(client, [job]);
  }

  /** Removes the oldest job of the next client. */
  shift(): Job | undefined {
    for (const [client, jobs] of this.#waiting) {
      const job = jobs.shift();
      this.#waiting.delete(client);
      if (jobs.length > 0) this.#waiting.set(client, jobs);
      if (job !== undefined) return job;
    }
    return undefined;
  }

  drop(isDropped: (job: Job) => boolean): void {
    for (const [client, jobs] of this.#waiting) {
      const left = jobs.filter((job) => !isDropped(job));
      if (left.length > 0) this.#waiting.set(client, left);
      else this.#waiting.delete(client);
    }
  }
}
