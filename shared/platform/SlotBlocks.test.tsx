import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LoadOnce } from './load-once.ts';
import type { BlocksModule, SlotBlock, SlotModule } from './remote-contract.ts';
import type { SlotExtension, SlotHost } from './Slot.tsx';
import { SlotHostProvider } from './Slot.tsx';
import { SlotBlocks } from './SlotBlocks.tsx';

const Unavailable: SlotHost['Unavailable'] = ({ remote, onRetry }) => (
  <button type="button" onClick={onRetry}>
    {remote} again
  </button>
);

const block = (id: string, order: number): SlotBlock => ({
  id,
  order,
  Component: ({ portalId }) => <p>{`${id} of ${portalId}`}</p>,
});

function extension(
  remote: string,
  load: () => Promise<BlocksModule | SlotModule>,
  isServerRendered = false,
): SlotExtension {
  return { remote, module: new LoadOnce(load as () => Promise<SlotModule>), isServerRendered };
}

/** The same array on every render, like the shell's registry. */
const page = (extensions: readonly SlotExtension[]) => (
  <SlotHostProvider value={{ extensions: () => extensions, Unavailable }}>
    <SlotBlocks name="portal.blocks" portalId="inn" isEditor={false} />
  </SlotHostProvider>
);

async function show(...extensions: SlotExtension[]) {
  await act(async () => {
    render(page(extensions));
  });
}

const shown = () => screen.getAllByText(/ of inn$/).map(({ textContent }) => textContent);

let errors: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  errors.mockRestore();
});

describe('an open slot', () => {
  test('shows nothing when no remote fills it', async () => {
    await show();
    expect(document.body.textContent).toBe('');
  });

  test('sorts the blocks of all remotes into one order', async () => {
    await show(
      extension('mfe-b', async () => ({ blocks: [block('late', 20), block('same', 10)] })),
      extension('mfe-a', async () => ({ blocks: [block('same-too', 10), block('first', 5)] })),
    );
    expect(shown()).toEqual(['first of inn', 'same-too of inn', 'same of inn', 'late of inn']);
  });

  test('renders only server-rendered blocks on the first render', async () => {
    const rendered = extension('mfe-a', async () => ({ blocks: [block('events', 1)] }), true);
    const notRendered = extension('mfe-b', async () => ({ blocks: [block('weather', 2)] }));
    await Promise.all([rendered.module.ready(), notRendered.module.ready()]);
    const html = renderToString(page([rendered, notRendered]));
    expect(html).toContain('events of inn');
    expect(html).not.toContain('weather');
  });

  test('[MFE-10] a block that throws affects itself only, and a retry renders it again', async () => {
    let isBroken = true;
    const fragile: SlotBlock = {
      id: 'fragile',
      order: 1,
      Component: () => {
        if (isBroken) throw new Error('cannot render');
        return <p>fragile of inn</p>;
      },
    };
    await show(extension('mfe-a', async () => ({ blocks: [fragile, block('sound', 2)] })));
    expect(shown()).toEqual(['sound of inn']);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'mfe-a again' }));
    expect(shown()).toEqual(['fragile of inn', 'sound of inn']);
  });

  test('[MFE-10] a remote that fails to load or has no blocks affects its own blocks only', async () => {
    const load = jest
      .fn<() => Promise<BlocksModule>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue({ blocks: [block('late', 9)] });
    await show(
      extension('mfe-a', async () => ({ blocks: [block('sound', 1)] })),
      extension('mfe-lost', load),
      extension('mfe-odd', async () => ({ Component: () => null }) as SlotModule),
    );
    expect(shown()).toEqual(['sound of inn']);
    expect(screen.getByRole('button', { name: 'mfe-odd again' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'mfe-lost again' }));
    expect(await screen.findByText('late of inn')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'mfe-lost again' })).toBeNull();
  });
});

test('a remote whose blocks the server found empty is loaded once the props change, and the others at once', async () => {
  const load = jest.fn(async () => ({ blocks: [block('tours', 1)] }));
  const extensions = [
    extension('mfe-tours', load),
    extension('mfe-rooms', async () => ({ blocks: [block('rooms', 2)] })),
  ];
  const host: SlotHost = {
    extensions: () => extensions,
    emptySlots: new Set(['portal.blocks:mfe-tours']),
    Unavailable,
  };
  const portal = (portalId: string) => (
    <SlotHostProvider value={host}>
      <SlotBlocks name="portal.blocks" portalId={portalId} isEditor={false} />
    </SlotHostProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(portal('inn'));
  const root = await act(async () => hydrateRoot(container, portal('inn')));
  expect(shown()).toEqual(['rooms of inn']);
  expect(load).not.toHaveBeenCalled();

  await act(async () => root.render(portal('temple')));
  expect(screen.getAllByText(/ of temple$/).map(({ textContent }) => textContent)).toEqual([
    'tours of temple',
    'rooms of temple',
  ]);
  await act(async () => root.unmount());
  container.remove();
});
