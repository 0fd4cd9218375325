import { beforeEach, describe, expect, test } from '@jest/globals';
import { executeRuntime } from './refresh-boundary.ts';

type Exports = Record<string, unknown>;
type Data = NonNullable<NonNullable<Parameters<typeof executeRuntime>[2]>['data']>;

const Card = () => null;
const modules: Record<string, unknown> = {};
(globalThis as { __webpack_modules__?: unknown }).__webpack_modules__ = modules;

/** Runs a module as webpack's hot module replacement does, with the data of its last run. */
function run(exports: Exports, code: string, data?: Data) {
  const outcome = { isAccepted: false, isRefused: false, left: {} as Data };
  const leavers: ((left: Data) => void)[] = [];
  modules['./Card.tsx'] = code;
  executeRuntime(exports, './Card.tsx', {
    ...(data ? { data } : {}),
    dispose: (leave) => leavers.push(leave),
    accept: () => {
      outcome.isAccepted = true;
    },
    invalidate: () => {
      outcome.isRefused = true;
    },
  });
  for (const leave of leavers) leave(outcome.left);
  return outcome;
}

describe('a module with a component and something else', () => {
  let first: ReturnType<typeof run>;
  const ratio = (width: number) => width * 2;
  beforeEach(() => {
    first = run({ Card, RATIO: 2, ratio }, 'code 1');
  });

  test('is exchanged in place while the rest is as it was', () => {
    expect(first).toMatchObject({ isAccepted: true, isRefused: false });
    const { isRefused } = run({ Card, RATIO: 2, ratio }, 'code 2', first.left);
    expect(isRefused).toBe(false);
  });

  test.each([
    ['a constant changed', { Card, RATIO: 3, ratio }, 'code 2'],
    ['a function changed', { Card, RATIO: 2, ratio: () => 1 }, 'code 2'],
    ['something changed that its function may use', { Card, RATIO: 2, ratio }, 'code 1'],
  ])('is refused once when %s, and taken when it then runs with its importers', (_case, exports, code) => {
    const second = run(exports, code, first.left);
    expect(second.isRefused).toBe(true);
    expect(run(exports, code, second.left).isRefused).toBe(false);
  });

  test('is left to its importers when the rest cannot be compared', () => {
    expect(run({ Card, context: {} }, 'code 1').isAccepted).toBe(false);
  });
});

test('a module without components is left to its importers', () => {
  expect(run({ ratio: () => 1 }, 'code 1').isAccepted).toBe(false);
});
