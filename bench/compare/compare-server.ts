import type { Target } from '../measure/http-request.ts';
import type { LoadResult } from '../measure/load.ts';
import { runAutocannon } from '../measure/run-autocannon.ts';
import { runSearchShape } from '../search/run-search-shape.ts';
import { SHAPES } from '../search/shapes.ts';
import { itemTarget, listOf12, PROVIDER, pageTarget, publicIds, renderedPage } from '../search/targets.ts';
import { figureOf, type Group, interleave, type Sides } from './interleave.ts';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 1;

interface Measuring {
  /** Origins of two servers with the same generated portals. */
  sides: Sides<string>;
  runs: number;
  seconds: number;
}

/** Compares a list, an item and pages, both cached and rendered. */
export async function* compareServer(measuring: Measuring): AsyncGenerator<Group> {
  const [portal = ''] = await publicIds(measuring.sides.now, {
    index: 'portal',
    provider: PROVIDER,
    size: 12,
  });
  const targets: Target[] = [
    listOf12,
    itemTarget(portal),
    pageTarget('HTML home', '/'),
    pageTarget('HTML portal', `/portals/${portal}`),
    renderedPage,
  ];
  for (const target of targets) {
    const measure = (origin: string, seconds: number): Promise<LoadResult> =>
      runAutocannon(origin, target, { connections: CONNECTIONS, seconds });
    yield await compareLoad(target.name, measuring, measure);
  }
}

/** Compares every shape of search, without cached responses. */
export async function* compareSearches(measuring: Measuring): AsyncGenerator<Group> {
  for (const shape of SHAPES) {
    const measure = (origin: string, seconds: number): Promise<LoadResult> =>
      runSearchShape(origin, shape, { connections: CONNECTIONS, seconds });
    yield await compareLoad(`search: ${shape.name}`, measuring, measure);
  }
}

async function compareLoad(
  title: string,
  { sides, runs, seconds }: Measuring,
  measure: (origin: string, seconds: number) => Promise<LoadResult>,
): Promise<Group> {
  await interleave({ sides, runs: 1, measure: (origin) => measure(origin, WARM_UP_SECONDS) });
  const results = await interleave({ sides, runs, measure: (origin) => measure(origin, seconds) });
  return {
    title,
    figures: [
      figureOf(results, ({ perSecond }) => perSecond, {
        name: 'responses',
        unit: 'per second',
        betterWhen: 'more',
      }),
      figureOf(results, ({ p50 }) => p50, { name: 'p50', unit: 'ms', betterWhen: 'less' }),
      figureOf(results, ({ p99 }) => p99, { name: 'p99', unit: 'ms', betterWhen: 'less' }),
    ],
  };
}
