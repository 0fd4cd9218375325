import type { Browser } from '@playwright/test';
import { eventsOf, type TraceEvent } from './main-thread.ts';
import { throttleCpuAndNetwork } from './measure-page.ts';
import { PHONE } from './slow-phone.ts';

/** Kinds of work of the main thread; `other` is the time of tasks outside their traced events. */
export const KINDS = ['parse', 'script', 'styles', 'layout', 'paint', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<string, Kind>> = {
  RunTask: 'other',
  ParseHTML: 'parse',
  EvaluateScript: 'script',
  FunctionCall: 'script',
  'v8.compile': 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  ParseAuthorStyleSheet: 'styles',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'loading',
  'blink.user_timing',
];
/** Time after the load in which late tasks, such as hydration, are recorded. */
const REST_MS = 3_000;

/** A task of the main thread. Times in ms from the start of the navigation, durations in ms. */
export interface TracedTask {
  start: number;
  duration: number;
  /** Time of its own of each kind. */
  of: Record<Kind, number>;
}

export interface TracedVisit {
  firstPaint: number;
  largestPaint: number;
  tasks: readonly TracedTask[];
}

/** Visits a URL with an empty cache and throttling under a trace, which makes every task slower. */
export async function traceVisit(browser: Browser, address: string): Promise<TracedVisit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await throttleCpuAndNetwork(await context.newCDPSession(page));
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(address);
    await page.waitForTimeout(REST_MS);
    return readTrace(eventsOf(await browser.stopTracing()), address);
  } finally {
    await context.close();
  }
}

function readTrace(events: readonly TraceEvent[], address: string): TracedVisit {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (!navigation) throw new Error(`no navigation to ${address} in the trace`);
  const { pid, tid, ts: origin } = navigation;
  const own = events.filter((event) => event.pid === pid);
  const last = (name: string) => own.findLast((event) => event.name === name)?.ts ?? origin;
  const spans = own
    .filter(({ name, ph, tid: thread }) => ph === 'X' && thread === tid && KIND_OF[name])
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return {
    firstPaint: (last('firstContentfulPaint') - origin) / 1000,
    largestPaint: (last('largestContentfulPaint::Candidate') - origin) / 1000,
    tasks: tasksOf(spans, origin),
  };
}

/** Splits the time of each task between the innermost events; `spans` in the order of their starts. */
function tasksOf(spans: readonly TraceEvent[], origin: number): TracedTask[] {
  const tasks: TracedTask[] = [];
  const open: { end: number; kind: Kind }[] = [];
  let task: TracedTask | undefined;
  for (const { name, ts, dur = 0 } of spans) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const kind = KIND_OF[name] ?? 'other';
    if (open.length === 0) {
      task = {
        start: (ts - origin) / 1000,
        duration: dur / 1000,
        of: { parse: 0, script: 0, styles: 0, layout: 0, paint: 0, other: 0 },
      };
      tasks.push(task);
    }
    if (!task) continue;
    const parent = open.at(-1);
    if (parent) task.of[parent.kind] -= dur / 1000;
    task.of[kind] += dur / 1000;
    open.push({ end: ts + dur, kind });
  }
  return tasks;
}
