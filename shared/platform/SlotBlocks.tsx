import { Suspense, useCallback, useContext, useEffect, useState } from 'react';
import type { BlocksModule, SlotBlock } from './remote-contract.ts';
import { ExtensionBoundary, SlotContext, type SlotExtension, useExtensions } from './Slot.tsx';
import type { OpenSlotName, SlotProps } from './slots.ts';

type Arrival =
  | { kind: 'waiting' }
  | { kind: 'ready'; blocks: readonly SlotBlock[] }
  | { kind: 'failed'; error: unknown };
type Arrivals = Readonly<Record<string, Arrival>>;

/**
 * Renders the blocks that the live remotes add to an open slot, sorted by `order`. A failing remote or block affects
 * its own area only. [MFE-10]
 */
export function SlotBlocks<Name extends OpenSlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  const host = useContext(SlotContext);
  const extensions = useExtensions(host, name, props as unknown as SlotProps[Name]);
  const [arrivals, setArrivals] = useState<Arrivals>(() =>
    Object.fromEntries(extensions.map((extension) => [extension.remote, atFirst(extension)])),
  );
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const arrive = (remote: string, arrival: Arrival) => {
      if (isCurrent) setArrivals((known) => ({ ...known, [remote]: arrival }));
    };
    for (const { remote, module } of extensions) {
      module.ready().then(
        (loaded) => arrive(remote, arrivalOf(loaded)),
        (error: unknown) => arrive(remote, { kind: 'failed', error }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [extensions, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (!host) return null;
  const { Unavailable } = host;
  return (
    <>
      {inOrder(arrivals).map(({ remote, block: { id, Component } }) => (
        <ExtensionBoundary
          key={`${remote}:${id}:${attempt}`}
          remote={remote}
          Unavailable={Unavailable}
          onRetry={retry}
        >
          <Suspense fallback={null}>
            <Component {...(props as unknown as SlotProps[Name])} />
          </Suspense>
        </ExtensionBoundary>
      ))}
      {Object.entries(arrivals).map(([remote, arrival]) =>
        arrival.kind === 'failed' ? (
          <Unavailable key={remote} remote={remote} error={arrival.error} onRetry={retry} />
        ) : null,
      )}
    </>
  );
}

/** Starts from what the server rendered, so that hydration finds the same markup. */
function atFirst({ isServerRendered, module }: SlotExtension): Arrival {
  return isServerRendered && module.current ? arrivalOf(module.current) : { kind: 'waiting' };
}

function arrivalOf(loaded: unknown): Arrival {
  const { blocks } = loaded as Partial<BlocksModule>;
  if (!Array.isArray(blocks)) return { kind: 'failed', error: new Error('the extension exports no blocks') };
  return { kind: 'ready', blocks };
}

function inOrder(arrivals: Arrivals): { remote: string; block: SlotBlock }[] {
  return Object.entries(arrivals)
    .flatMap(([remote, arrival]) =>
      arrival.kind === 'ready' ? arrival.blocks.map((block) => ({ remote, block })) : [],
    )
    .sort(
      (a, b) =>
        a.block.order - b.block.order ||
        compareText(a.remote, b.remote) ||
        compareText(a.block.id, b.block.id),
    );
}

/** Compares by code unit, because `localeCompare` may differ between server and browser. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
