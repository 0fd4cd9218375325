import {
  enqueueUpdate,
  getModuleExports,
  isReactRefreshBoundary,
  executeRuntime as refreshComponents,
} from '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils';
import { isLikelyComponentType } from 'react-refresh/runtime';

export { getModuleExports };

/** A run of a module: its code, and its exports besides components. */
interface Snapshot {
  code: unknown;
  values: string;
  hasFunctions: boolean;
  /** The update was rejected, so the next run must not be rejected again. */
  isRefused: boolean;
}

interface Hot {
  /** Data of the module's previous run. */
  data?: { snapshot?: Snapshot };
  dispose: (leave: (data: { snapshot?: Snapshot }) => void) => void;
  accept: () => void;
  invalidate: () => void;
}

declare const __webpack_modules__: Record<string, unknown>;

/**
 * Runs at the end of every module: one whose exports are components, or unchanged constants and functions (`head` and
 * `prefetch` of a route), is accepted. Otherwise importing modules run again, up to a reload of the page.
 */
export function executeRuntime(exports: unknown, id: string, hot?: Hot): void {
  refreshComponents(exports, id, hot);
  if (!hot || isReactRefreshBoundary(exports)) return;
  const snapshot = snapshotOf(exports, __webpack_modules__[id]);
  if (!snapshot) return;
  hot.dispose((data) => {
    data.snapshot = snapshot;
  });
  hot.accept();
  const before = hot.data?.snapshot;
  if (!before) return;
  if (before.isRefused || isSame(before, snapshot)) {
    enqueueUpdate(() => undefined);
  } else {
    snapshot.isRefused = true;
    hot.invalidate();
  }
}

/** Undefined for a module without components, or with exports that cannot be compared, such as a context. */
function snapshotOf(exports: unknown, code: unknown): Snapshot | undefined {
  const all = Object.entries(exports ?? {});
  const others = all.filter(([, value]) => !isLikelyComponentType(value));
  const areComparable = others.every(([, value]) => Object(value) !== value || typeof value === 'function');
  if (others.length === all.length || !areComparable) return undefined;
  return {
    code,
    values: others.map(([name, value]) => `${name}=${String(value)}`).join('\n'),
    hasFunctions: others.some(([, value]) => typeof value === 'function'),
    isRefused: false,
  };
}

/** With equal code the change was in an import, so its functions may behave differently. */
const isSame = (before: Snapshot, now: Snapshot): boolean =>
  before.values === now.values && !(now.hasFunctions && before.code === now.code);
