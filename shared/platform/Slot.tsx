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

/** What one remote renders in a slot. */
export interface SlotExtension {
  remote: string;
  module: LoadOnce<SlotModule>;
  /** Whether the server rendered it; hydration must then render the same markup. */
  isServerRendered: boolean;
}

export interface SlotHost {
  extensions: (name: SlotName) => readonly SlotExtension[];
  /** Shown instead of an extension that cannot be loaded or rendered. */
  Unavailable: ComponentType<{ remote: string; error: unknown; onRetry: () => void }>;
}

/** Provided by the shell, or by a test. */
export const SlotContext = createContext<SlotHost | null>(null);
export const SlotHostProvider = SlotContext.Provider;

/** Renders the live remotes' extensions of a slot. A failing extension affects its own area only. [MFE-10] */
export function Slot<Name extends Exclude<SlotName, OpenSlotName>>({
  name,
  ...props
}: { name: Name } & SlotProps[Name]) {
  const host = useContext(SlotContext);
  if (!host) return null;
  return host
    .extensions(name)
    .map((extension) => (
      <Extension
        key={extension.remote}
        extension={extension}
        host={host}
        props={props as unknown as SlotProps[Name]}
      />
    ));
}

interface ExtensionProps {
  extension: SlotExtension;
  host: SlotHost;
  props: SlotProps[SlotName];
}

type ExtensionState =
  | { kind: 'waiting' }
  | { kind: 'ready'; module: SlotModule }
  | { kind: 'failed'; error: unknown };

function Extension({ extension, host, props }: ExtensionProps) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ExtensionState>(() =>
    extension.isServerRendered && extension.module.current
      ? { kind: 'ready', module: extension.module.current }
      : { kind: 'waiting' },
  );
  const isReady = state.kind === 'ready';

  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    extension.module.ready().then(
      (module) => isCurrent && setState({ kind: 'ready', module }),
      (error: unknown) => isCurrent && setState({ kind: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [extension, isReady, attempt]);

  const retry = useCallback(() => {
    setState({ kind: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);

  switch (state.kind) {
    case 'waiting':
      return null;
    case 'failed':
      return <host.Unavailable remote={extension.remote} error={state.error} onRetry={retry} />;
    case 'ready': {
      // In development a remote is reloaded in place.
      const { Component: Content } = extension.module.current ?? state.module;
      return (
        <ExtensionBoundary
          key={attempt}
          remote={extension.remote}
          Unavailable={host.Unavailable}
          onRetry={retry}
        >
          <Suspense fallback={null}>
            <Content {...props} />
          </Suspense>
        </ExtensionBoundary>
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

/** Error boundary of one extension. */
export class ExtensionBoundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
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
