import type { Browser, Page } from '@playwright/test';

/** Minimum duration of a long task, in ms. */
export const LONG_TASK_MS = 50;
const TASK = 'RunTask';
const COLLECTION = 'MajorGC';
/** Trace categories: tasks, the engine's work, and thread names. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing', '__metadata'];

/** Work of the page's main thread, in ms. */
export interface MainThread {
  /** Tasks longer than 50 ms. */
  longTasks: number;
  longestTask: number;
  /** Tasks with more than 50 ms of CPU time, which other programs do not affect. */
  longTasksOfCpu: number;
  longestTaskOfCpu: number;
  /** Those of the long tasks by CPU time in which the engine collects garbage. */
  longCollections: number;
  /** The slowest time from a press, key or tap to the next frame; 0 without any. */
  slowestInteraction: number;
  /** The longest task by CPU time in each stretch that `scrollMark`s delimit, by its number from the top. */
  byStretch: ReadonlyMap<number, number>;
}

/** Scrolling speed in px per second: three and a half phone screens. */
export const SCROLL_SPEED = 3_000;
/**
 * Length of a stretch in px. Stretches overlap by half, so that a task which moves slightly between visits is in the
 * same one.
 */
export const STRETCH_PX = 2_000;
const MARK = 'scrolled to ';
/** Name of the performance mark that the page sets before it scrolls on from there. */
export const scrollMark = (px: number): string => `${MARK}${px}`;

/** An event of Chromium's traces. */
export interface TraceEvent {
  name: string;
  /** `X` for events with a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** In µs. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { documentLoaderURL?: string } };
}

/** The events of what `stopTracing` returns. */
export const eventsOf = (trace: Buffer): TraceEvent[] =>
  (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;

/** Records the latency of each press, key and tap; call it before the page opens. */
export const watchInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const globals = window as { slowestInteraction?: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId)
          globals.slowestInteraction = Math.max(globals.slowestInteraction ?? 0, entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The entry of an event comes after its frame is presented, in ms. */
const ENTRY_ARRIVES_MS = 300;

/** The slowest time in ms from a press, key or tap of an action to the next frame, without a trace; 0 without any. */
export async function latencyDuring(page: Page, act: () => Promise<void>): Promise<number> {
  await resetInteractions(page);
  await act();
  await page.waitForTimeout(ENTRY_ARRIVES_MS);
  return slowestInteractionOf(page);
}

/** Traces the main thread of a page during an action. */
export async function duringMainThread(
  { browser, page }: { browser: Browser; page: Page },
  act: () => Promise<void>,
): Promise<MainThread> {
  await resetInteractions(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const traceEvents = eventsOf(trace);
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
    slowestInteraction: await slowestInteractionOf(page),
    byStretch: longestByStretch(
      tasks,
      traceEvents.filter(({ name }) => name.startsWith(MARK)),
    ),
  };
}

const slowestInteractionOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { slowestInteraction?: number }).slowestInteraction ?? 0);

const resetInteractions = (page: Page) =>
  page.evaluate(() => {
    (window as { slowestInteraction?: number }).slowestInteraction = 0;
  });

/** Tasks of the busiest renderer: the page's own, because nothing else is open. */
function tasksOfPage(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events.filter((event) => event.pid === pid && event.tid === tid && event.name === TASK),
    );
  const busy = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, { dur = 0 }) => sum + dur, 0);
  return mains.sort((a, b) => busy(b) - busy(a))[0] ?? [];
}

/** Assigns each task to the scroll position at its start, derived from the time since the last mark. */
function longestByStretch(tasks: readonly TraceEvent[], marks: readonly TraceEvent[]): Map<number, number> {
  const longest = new Map<number, number>();
  const ordered = [...marks].sort((a, b) => a.ts - b.ts);
  for (const task of tasks) {
    const mark = ordered.findLast(({ ts }) => ts <= task.ts);
    if (!mark) continue;
    const place = Number(mark.name.slice(MARK.length)) + ((task.ts - mark.ts) / 1e6) * SCROLL_SPEED;
    const half = Math.floor(place / (STRETCH_PX / 2));
    for (const stretch of [half - 1, half])
      longest.set(stretch, Math.max(longest.get(stretch) ?? 0, cpuOf(task)));
  }
  return longest;
}

const cpuOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;

const isWithin = ({ ts }: TraceEvent, task: TraceEvent): boolean =>
  ts >= task.ts && ts < task.ts + (task.dur ?? 0);

const longest = (times: readonly number[]): number => times.reduce((most, ms) => Math.max(most, ms), 0);
