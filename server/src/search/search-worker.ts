import type { Worker } from 'node:worker_threads';
import { AppError } from '../kernel/app-error.ts';
import { SearchTooCostly } from '../resources/search/search-engine.ts';
import { RecordsUnavailable } from '../storage/records-unavailable.ts';
import { PendingCalls } from '../threads/pending-calls.ts';
import { startThread } from '../threads/start-thread.ts';
import {
  type FromSearchThread,
  isUrgent,
  type SearchTask,
  type SearchThreadData,
  type ToSearchThread,
} from './thread-messages.ts';

/** A task that ends the thread twice is rejected: it would end it for ever. */
const MAX_STARTS_OF_TASK = 2;
/** A thread that ends this often without getting ready is not started again before the next task. */
const MAX_FAILED_STARTS = 3;

export interface SearchWorkerOptions {
  records: SearchThreadData['records'];
  /** The thread ended by itself; it was started again. */
  onCrash?: ((error: Error) => void) | undefined;
  /** The thread had read many records and starts again from its snapshots, which takes less memory. */
  onRenew?: (() => void) | undefined;
  /** A search runs for the first time, after so many ms. */
  onStarted: (waitedMs: number) => void;
}

interface StartedTask {
  task: SearchTask;
  starts: number;
}

/** The search thread. After a crash it is started again, with the tasks that were under way. */
export class SearchWorker {
  readonly #pending = new PendingCalls<unknown, StartedTask>();
  readonly #options: SearchWorkerOptions;
  #worker: Worker | undefined;
  /** How many urgent tasks the thread has not done yet; shared with it. */
  #urgentTasks = newCounter();
  #failedStarts = 0;
  #renewal: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: SearchWorkerOptions) {
    this.#options = options;
    this.#worker = this.#start();
  }

  run<Value>(task: SearchTask): { id: number; result: Promise<Value> } {
    if (this.#isClosed) return { id: 0, result: Promise.reject(closedError()) };
    const { id, result } = this.#pending.add({ task, starts: 0 });
    try {
      this.#post(id);
    } catch (error) {
      this.#pending.take(id)?.reject(error as Error);
    }
    return { id, result: result as Promise<Value> };
  }

  /** No one waits for the search: it is cancelled if it has not run yet. */
  cancel(id: number, reason: Error): void {
    const cancelled = this.#pending.take(id);
    if (!cancelled) return;
    if (this.#worker) {
      this.#send(this.#worker, { id: this.#pending.nextId(), task: { kind: 'drop', search: id } });
    }
    cancelled.reject(reason);
  }

  /** Ends the thread as a crash would. */
  async crash(): Promise<void> {
    await this.#worker?.terminate();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#worker?.terminate(), this.#renewal]);
    for (const [id] of this.#pending.entries()) this.#pending.take(id)?.reject(closedError());
  }

  #start(): Worker {
    const { records } = this.#options;
    // Once: without snapshots, reading all records again would go on for ever.
    const renewsAfter = this.#renewal ? Number.POSITIVE_INFINITY : records?.renewsAfter;
    this.#urgentTasks = newCounter();
    const started = startThread(new URL('./search-thread.ts', import.meta.url), {
      records: records && { ...records, renewsAfter },
      urgentTasks: this.#urgentTasks.buffer,
    } satisfies SearchThreadData);
    let failure: Error | undefined;
    started.on('message', (message: FromSearchThread) => {
      if (message.kind !== 'renew') this.#receive(message);
      else if (this.#worker === started) this.#renewal = this.#renew(started);
    });
    started.on('error', (error) => {
      failure = error;
    });
    started.on('exit', (code) =>
      this.#end(started, failure ?? new Error(`the search thread ended with code ${code}`)),
    );
    return started;
  }

  /** The next thread starts when this one's memory is free, and gets the tasks that were under way. */
  async #renew(swollen: Worker): Promise<void> {
    this.#options.onRenew?.();
    this.#worker = undefined;
    const underWay = this.#pending.entries();
    await swollen.terminate();
    if (this.#isClosed) return;
    for (const [id, { note }] of underWay) {
      note.starts--;
      this.#post(id);
    }
    this.#worker ??= this.#start();
  }

  #receive(message: Exclude<FromSearchThread, { kind: 'renew' }>): void {
    switch (message.kind) {
      case 'ready':
        this.#failedStarts = 0;
        return;
      case 'started':
        this.#options.onStarted(message.waitedMs);
        return;
      case 'done':
        this.#pending.take(message.id)?.resolve(message.value);
        return;
      case 'failed':
        this.#pending.take(message.id)?.reject(failureOf(message));
    }
  }

  #end(ended: Worker, error: Error): void {
    if (this.#worker !== ended) return;
    this.#worker = undefined;
    if (this.#isClosed) return;
    this.#failedStarts++;
    this.#options.onCrash?.(error);
    const isGivenUp = this.#failedStarts >= MAX_FAILED_STARTS;
    for (const [id, { note, reject }] of this.#pending.entries()) {
      if (note.starts < MAX_STARTS_OF_TASK && !isGivenUp) continue;
      this.#pending.take(id);
      reject(new AppError('unavailable', 'Searches are not available at the moment.'));
    }
    if (isGivenUp) return;
    for (const [id] of this.#pending.entries()) this.#post(id);
    this.#worker ??= this.#start();
  }

  #post(id: number): void {
    const call = this.#pending.get(id);
    if (!call) return;
    call.note.starts++;
    this.#worker ??= this.#start();
    this.#send(this.#worker, { id, task: call.note.task });
  }

  #send(worker: Worker, message: ToSearchThread): void {
    if (isUrgent(message.task)) Atomics.add(this.#urgentTasks, 0, 1);
    worker.postMessage(message);
  }
}

const newCounter = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

const closedError = (): Error => new AppError('unavailable', 'The search is closed.');

function failureOf({
  message,
  isTooCostly,
  isUnavailable,
}: Extract<FromSearchThread, { kind: 'failed' }>): Error {
  if (isTooCostly) return new SearchTooCostly(message);
  // As such: a search then fails with 503, and a write that was not followed is followed later.
  return isUnavailable ? new RecordsUnavailable(new Error(message)) : new Error(message);
}
