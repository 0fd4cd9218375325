interface Settlers<Value> {
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
}

/** A call to a worker thread without a response yet, with a note of its caller. */
export type PendingCall<Value, Note> = Settlers<Value> & { readonly note: Note };

/** The pending calls to a worker thread, by message id. */
export class PendingCalls<Value, Note> {
  readonly #calls = new Map<number, PendingCall<Value, Note>>();
  #lastId = 0;

  get size(): number {
    return this.#calls.size;
  }

  /** A number that is unique among calls and messages. */
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

  /** Removes a call, which the caller resolves or rejects; undefined when it was removed before. */
  take(id: number): PendingCall<Value, Note> | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    return call;
  }

  /** In order of insertion; calls may be taken while iterating. */
  entries(): [id: number, call: PendingCall<Value, Note>][] {
    return [...this.#calls];
  }
}
