import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { shallowEqual } from 'react-redux';
import type { LoadOnce } from './load-once.ts';
import type { SlotModule } from './remote-contract.ts';
import type { OpenSlotName, SlotName, SlotProps } from './slots.ts';
import { useServerRendered } from './use-hydrated.ts';

/** What one remote renders in a slot. */
export interface SlotExtension {
  remote: string;
  module: LoadOnce<SlotModule>;
  /** Whether the server rendered it; hydration must then render the same markup. */
  isServerRendered: boolean;
}

export interface SlotHost {
  extensions: (name: SlotName) => readonly SlotExtension[];
  /** `{slot}:{remote}` of the extensions that render nothing on the server-rendered page. */
  emptySlots?: ReadonlySet<string>;
  /** Shown instead of an extension that cannot be loaded or rendered. */
  Unavailable: ComponentType<{ remote: string; error: unknown; onRetry: () => void }>;
}

/** Provided by the shell, or by a test. */
export const SlotContext = createContext<SlotHost | null>(null);
export const SlotHostProvider = SlotContext.Provider;

const NO_EXTENSIONS: readonly SlotExtension[] = [];

/**
 * The extensions to render in a slot. One that the server found empty is not loaded until the slot's props change or
 * another page is opened.
 */
export function useExtensions<Name extends SlotName>(
  host: SlotHost | null,
  name: Name,
  props: SlotProps[Name],
): readonly SlotExtension[] {
  const isServerRendered = useServerRendered();
  const [firstProps] = useState(props);
  const all = host?.extensions(name) ?? NO_EXTENSIONS;
  const empty = isServerRendered && shallowEqual(props, firstProps) ? host?.emptySlots : undefined;
  return useMemo(
    () => (empty ? all.filter(({ remote }) => !empty.has(`${name}:${remote}`)) : all),
    [all, empty, name],
  );
}

/** Renders the live remotes' extensions of a slot. A failing extension affects its own area only. [MFE-10] */
export function Slot<Name extends Exclude<SlotName, OpenSlotName>>({
  name,
  ...props
}: { name: Name } & SlotProps[Name]) {
  const host = useContext(SlotContext);
  const extensions = useExtensions(host, name, props as unknown as SlotProps[Name]);
  if (!host) return null;
  return extensions.map((extension) => (
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
