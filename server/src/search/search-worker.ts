import type { Worker } from 'node:worker_threads';
import { AppError } from '../kernel/app-error.ts';
import { SearchTooCostly } from '../resources/search/search-engine.ts';
import { RecordsUnavailable } from '../storage/records-unavailable.ts';
import { newNativeCalls, terminateBetweenCalls } from '../threads/native-calls.ts';
import { PendingCalls } from '../threads/pending-calls.ts';
import { startThread } from '../threads/start-thread.ts';
import {
  type FromSearchThread,
  isUrgent,
  type SearchTask,
  type SearchThreadData,
  type ToSearchThread,
} from './thread-messages.ts';

/** Retries of a task that crashes the thread; after that it is rejected, or it would crash the thread for ever. */
const MAX_STARTS_OF_TASK = 2;
/** A thread that crashes this often before it is ready is not restarted until the next task. */
const MAX_FAILED_STARTS = 3;

export interface SearchWorkerOptions {
  records: SearchThreadData['records'];
  /** Called when the thread crashed; it is restarted. */
  onCrash?: ((error: Error) => void) | undefined;
  /** Called when the thread restarts from its snapshots to free the memory that reading many records took. */
  onRenew?: (() => void) | undefined;
  /** Called with the ms that a search waited, when it runs for the first time. */
  onStarted: (waitedMs: number) => void;
  /** Starts the thread; a test passes its own to terminate the thread. */
  start?: ((module: URL, data: SearchThreadData) => Worker) | undefined;
}

interface StartedTask {
  task: SearchTask;
  starts: number;
}

/** The search thread. After a crash it is restarted, and its pending tasks are sent again. */
export class SearchWorker {
  readonly #pending = new PendingCalls<unknown, StartedTask>();
  readonly #options: SearchWorkerOptions;
  #worker: Worker | undefined;
  /** Number of pending urgent tasks; shared with the thread. */
  #urgentTasks = newCounter();
  #nativeCalls = newNativeCalls();
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

  /** The caller stopped waiting: cancels the search if it has not run yet. */
  cancel(id: number, reason: Error): void {
    const cancelled = this.#pending.take(id);
    if (!cancelled) return;
    if (this.#worker) {
      this.#send(this.#worker, { id: this.#pending.nextId(), task: { kind: 'drop', search: id } });
    }
    cancelled.reject(reason);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#terminate(this.#worker), this.#renewal]);
    for (const [id] of this.#pending.entries()) this.#pending.take(id)?.reject(closedError());
  }

  #start(): Worker {
    const { records, start = startThread } = this.#options;
    // Once only: without snapshots each new thread would read all records again and restart for ever.
    const renewsAfter = this.#renewal ? Number.POSITIVE_INFINITY : records?.renewsAfter;
    this.#urgentTasks = newCounter();
    this.#nativeCalls = newNativeCalls();
    const started = start(new URL('./search.thread.ts', import.meta.url), {
      records: records && { ...records, renewsAfter },
      urgentTasks: this.#urgentTasks.buffer,
      nativeCalls: this.#nativeCalls,
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

  async #terminate(worker: Worker | undefined): Promise<void> {
    if (worker) await terminateBetweenCalls(worker, this.#nativeCalls);
  }

  /** The next thread starts once this one's memory is free, and gets the pending tasks. */
  async #renew(swollen: Worker): Promise<void> {
    this.#options.onRenew?.();
    this.#worker = undefined;
    const underWay = this.#pending.entries();
    await this.#terminate(swollen);
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
  // Keeps the error's class: a search then fails with 503, and the indexing of a write is retried.
  return isUnavailable ? new RecordsUnavailable(new Error(message)) : new Error(message);
}
