import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { LoadOnce } from './load-once.ts';
import type { SlotModule } from './remote-contract.ts';
import type { OpenSlotName, SlotName, SlotProps } from './slots.ts';

/** One remote's filling of a slot. */
export interface SlotFilling {
  remote: string;
  module: LoadOnce<SlotModule>;
  /** On the page's first drawing: whether the server drew it, so that both drawings agree. */
  drawnByServer: boolean;
}

export interface SlotHost {
  fillings: (name: SlotName) => readonly SlotFilling[];
  /** What stands in for a filling that cannot be loaded or drawn. */
  Unavailable: ComponentType<{ remote: string; error: unknown; onRetry: () => void }>;
}

/** Who fills slots: the shell, or a test. */
export const SlotContext = createContext<SlotHost | null>(null);
export const SlotHostProvider = SlotContext.Provider;

/** Shows what the live remotes put into a slot; nothing when none does. A failing filling costs its own area alone. [MFE-10] */
export function Slot<Name extends Exclude<SlotName, OpenSlotName>>({
  name,
  ...props
}: { name: Name } & SlotProps[Name]) {
  const host = useContext(SlotContext);
  if (!host) return null;
  return host
    .fillings(name)
    .map((filling) => (
      <Filling
        key={filling.remote}
        filling={filling}
        host={host}
        props={props as unknown as SlotProps[Name]}
      />
    ));
}

interface FillingProps {
  filling: SlotFilling;
  host: SlotHost;
  props: SlotProps[SlotName];
}

type FillingState =
  | { kind: 'waiting' }
  | { kind: 'ready'; module: SlotModule }
  | { kind: 'failed'; error: unknown };

function Filling({ filling, host, props }: FillingProps) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FillingState>(() =>
    filling.drawnByServer && filling.module.current
      ? { kind: 'ready', module: filling.module.current }
      : { kind: 'waiting' },
  );
  const isReady = state.kind === 'ready';

  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    filling.module.ready().then(
      (module) => isCurrent && setState({ kind: 'ready', module }),
      (error: unknown) => isCurrent && setState({ kind: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [filling, isReady, attempt]);

  const retry = useCallback(() => {
    setState({ kind: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);

  switch (state.kind) {
    case 'waiting':
      return null;
    case 'failed':
      return <host.Unavailable remote={filling.remote} error={state.error} onRetry={retry} />;
    case 'ready': {
      // A remote that is being developed is loaded anew where it stands.
      const { Component: Content } = filling.module.current ?? state.module;
      return (
        <FillingBoundary key={attempt} remote={filling.remote} Unavailable={host.Unavailable} onRetry={retry}>
          <Suspense fallback={null}>
            <Content {...props} />
          </Suspense>
        </FillingBoundary>
      );
    }
  }
}

interface BoundaryProps {
  remote: string;
  Unavailable: SlotHost['Unavailable'];
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps what goes wrong while a filling is drawn to the filling's own area. */
export class FillingBoundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { remote, Unavailable, onRetry, children } = this.props;
    if (!this.state.failure) return children;
    return <Unavailable remote={remote} error={this.state.failure.error} onRetry={onRetry} />;
  }
}
