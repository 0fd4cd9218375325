import { AppError } from '../kernel/app-error.ts';

/** Maximum searches that wait or run, in total and per client. */
const MAX_SEARCHES = 256;
const MAX_SEARCHES_OF_CLIENT = 128;

/** Limits how many searches wait or run. */
export class SearchAdmission {
  #searches = 0;
  readonly #byClient = new Map<string, number>();

  get searches(): number {
    return this.#searches;
  }

  /** Returns a function to call when the search ends. Throws when there are too many. */
  enter(client: string): () => void {
    const ofClient = this.#byClient.get(client) ?? 0;
    if (this.#searches >= MAX_SEARCHES || ofClient >= MAX_SEARCHES_OF_CLIENT) {
      throw new AppError('unavailable', 'Too many searches at the moment: please try again shortly.');
    }
    this.#searches++;
    this.#byClient.set(client, ofClient + 1);
    return () => this.#leave(client);
  }

  #leave(client: string): void {
    this.#searches--;
    const others = (this.#byClient.get(client) ?? 1) - 1;
    if (others > 0) this.#byClient.set(client, others);
    else this.#byClient.delete(client);
  }
}
