interface Settlers<Value> {
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
}

/** A call to a worker thread that has not been answered, with what its caller notes about it. */
export type PendingCall<Value, Note> = Settlers<Value> & { readonly note: Note };

/** The calls to a worker thread that are under way, by the ids that messages carry. */
export class PendingCalls<Value, Note> {
  readonly #calls = new Map<number, PendingCall<Value, Note>>();
  #lastId = 0;

  get size(): number {
    return this.#calls.size;
  }

  /** A number that no other call or message has. */
  nextId(): number {
    return ++this.#lastId;
  }

  /** Adds a call; `result` settles with it. */
  add(note: Note): { id: number; result: Promise<Value> } {
    const id = this.nextId();
    const result = new Promise<Value>((resolve, reject) => {
      this.#calls.set(id, { note, resolve, reject });
    });
    return { id, result };
  }

  get(id: number): PendingCall<Value, Note> | undefined {
    return this.#calls.get(id);
  }

  /** Removes a call, for the caller to resolve or reject; undefined when it was removed before. */
  take(id: number): PendingCall<Value, Note> | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    return call;
  }

  /** In the order in which they were added; calls may be taken meanwhile. */
  entries(): [id: number, call: PendingCall<Value, Note>][] {
    return [...this.#calls];
  }
}
