import type { Browser, Page } from '@playwright/test';

/** A task from here on keeps a finger waiting; ms. */
export const LONG_TASK_MS = 50;
const TASK = 'RunTask';
const COLLECTION = 'MajorGC';
/** Of tasks, of the engine's own work, and of which thread is which. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'v8', '__metadata'];

/** What the page's main thread did meanwhile. All in ms. */
export interface MainThread {
  /** Tasks longer than 50 ms. */
  longTasks: number;
  longestTask: number;
  /** The same by the time that the thread itself ran, which other programs of the machine do not lengthen. */
  longTasksOfCpu: number;
  longestTaskOfCpu: number;
  /** Of the long tasks by CPU those in which the engine collects garbage, which it does once in a while. */
  longCollections: number;
  /** The slowest answer to a press, key or tap: from the event to the next frame. 0 without any. */
  slowestAnswer: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** µs */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Begins to keep how long each press, key and tap waits; before the page is opened. */
export const watchAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = window as { slowestAnswer?: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId) kept.slowestAnswer = Math.max(kept.slowestAnswer ?? 0, entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

/** What the main thread of a page did while something was done in it. */
export async function duringMainThread(
  { browser, page }: { browser: Browser; page: Page },
  act: () => Promise<void>,
): Promise<MainThread> {
  await forgetAnswers(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const tasks = tasksOfPage(traceEvents);
  const wall = tasks.map(({ dur = 0 }) => dur / 1000);
  const cpu = tasks.map(cpuOf);
  const collections = traceEvents.filter(
    (event) => event.name === COLLECTION && event.pid === tasks[0]?.pid && event.tid === tasks[0].tid,
  );
  const countLong = (times: readonly number[]) => times.filter((ms) => ms > LONG_TASK_MS).length;
  return {
    longTasks: countLong(wall),
    longestTask: longest(wall),
    longTasksOfCpu: countLong(cpu),
    longestTaskOfCpu: longest(cpu),
    longCollections: tasks.filter(
      (task) => cpuOf(task) > LONG_TASK_MS && collections.some((collection) => isWithin(collection, task)),
    ).length,
    slowestAnswer: await page.evaluate(() => (window as { slowestAnswer?: number }).slowestAnswer ?? 0),
  };
}

const forgetAnswers = (page: Page) =>
  page.evaluate(() => {
    (window as { slowestAnswer?: number }).slowestAnswer = 0;
  });

/** Tasks of the renderer that worked most: the page's own, as nothing else is open. */
function tasksOfPage(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events.filter((event) => event.pid === pid && event.tid === tid && event.name === TASK),
    );
  const busy = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, { dur = 0 }) => sum + dur, 0);
  return mains.sort((a, b) => busy(b) - busy(a))[0] ?? [];
}

const cpuOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;

const isWithin = ({ ts }: TraceEvent, task: TraceEvent): boolean =>
  ts >= task.ts && ts < task.ts + (task.dur ?? 0);

const longest = (times: readonly number[]): number => times.reduce((most, ms) => Math.max(most, ms), 0);
