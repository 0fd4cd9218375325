import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LoadOnce } from './load-once.ts';
import type { SlotModule } from './remote-contract.ts';
import { Slot, type SlotExtension, type SlotHost, SlotHostProvider } from './Slot.tsx';

const Unavailable: SlotHost['Unavailable'] = ({ remote, onRetry }) => (
  <button type="button" onClick={onRetry}>
    {remote} again
  </button>
);

const catalogue = {
  Component: ({ portalId }) => <p>catalogue of {portalId}</p>,
} satisfies SlotModule<'portal.catalog'> as SlotModule;

function extension(
  load: () => Promise<SlotModule>,
  remote = 'mfe-catalog',
  isServerRendered = false,
): SlotExtension {
  return { remote, module: new LoadOnce(load), isServerRendered };
}

async function show(...extensions: SlotExtension[]) {
  await act(async () => {
    render(
      <SlotHostProvider value={{ extensions: () => extensions, Unavailable }}>
        <p>the portal</p>
        <Slot name="portal.catalog" portalId="p1" provider="demo" isEditor={false} />
      </SlotHostProvider>,
    );
  });
}

let errors: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  errors.mockRestore();
});

describe('a slot', () => {
  test('shows nothing outside a shell or when no remote fills it', async () => {
    const { container } = render(
      <Slot name="portal.catalog" portalId="p1" provider="demo" isEditor={false} />,
    );
    expect(container.textContent).toBe('');
    await show();
    expect(screen.getByText('the portal')).toBeTruthy();
  });

  test('renders nothing while loading, then the extension with its props', async () => {
    let arrive: (module: SlotModule) => void = () => undefined;
    await show(extension(() => new Promise((resolve) => (arrive = resolve))));
    expect(document.body.textContent).toBe('the portal');
    await act(async () => arrive(catalogue));
    expect(screen.getByText('catalogue of p1')).toBeTruthy();
  });

  test('renders server-rendered content on the first render', async () => {
    const rendered = extension(async () => catalogue, 'mfe-catalog', true);
    const notRendered = extension(async () => catalogue, 'mfe-reviews');
    await Promise.all([rendered.module.ready(), notRendered.module.ready()]);
    const html = renderToString(
      <SlotHostProvider value={{ extensions: () => [rendered, notRendered], Unavailable }}>
        <Slot name="portal.catalog" portalId="p1" provider="demo" isEditor={false} />
      </SlotHostProvider>,
    );
    expect(html.match(/catalogue of/g)).toHaveLength(1);
  });

  test('an extension that fails to load shows a message in its slot only, and a retry loads it again', async () => {
    const load = jest
      .fn<() => Promise<SlotModule>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(catalogue);
    await show(
      extension(load, 'mfe-broken'),
      extension(async () => ({ Component: () => <p>reviews</p> }), 'mfe-reviews'),
    );
    expect(screen.getByText('the portal')).toBeTruthy();
    expect(screen.getByText('reviews')).toBeTruthy();
    expect(screen.queryByText('catalogue of p1')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'mfe-broken again' }));
    expect(await screen.findByText('catalogue of p1')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a retry that fails keeps the message', async () => {
    const load = jest.fn<() => Promise<SlotModule>>().mockRejectedValue(new Error('lost'));
    await show(extension(load));
    await userEvent.click(screen.getByRole('button', { name: 'mfe-catalog again' }));
    expect(await screen.findByRole('button', { name: 'mfe-catalog again' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('an extension that throws while rendering affects its slot only, and a retry renders it again', async () => {
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('cannot render');
      return <p>rendered after all</p>;
    };
    await show(
      extension(async () => ({ Component: Fragile }), 'mfe-broken'),
      extension(async () => catalogue),
    );
    expect(screen.getByText('the portal')).toBeTruthy();
    expect(screen.getByText('catalogue of p1')).toBeTruthy();

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'mfe-broken again' }));
    expect(await screen.findByText('rendered after all')).toBeTruthy();
  });
});

describe('an extension that the server found empty', () => {
  const load = jest.fn(async () => catalogue as SlotModule);
  const host: SlotHost = {
    extensions: () => [empty],
    emptySlots: new Set(['portal.catalog:mfe-catalog']),
    Unavailable,
  };
  let empty: SlotExtension;
  let root: Root;
  const portal = (portalId: string, isEditor = false) => (
    <SlotHostProvider value={host}>
      <main>
        <Slot name="portal.catalog" portalId={portalId} provider="demo" isEditor={isEditor} />
      </main>
    </SlotHostProvider>
  );

  beforeEach(async () => {
    load.mockClear();
    empty = extension(load);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(portal('p1'));
    await act(async () => {
      root = hydrateRoot(container, portal('p1'));
    });
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  });

  test('is not loaded', async () => {
    await act(async () => root.render(portal('p1')));
    expect(load).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    expect(document.querySelector('main')?.innerHTML).toBe('');
  });

  test.each([
    ['its props change', () => portal('p1', true)],
    ['the page changes', () => portal('p2')],
  ])('is loaded once %s', async (_title, change) => {
    await act(async () => root.render(change()));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/catalogue of/)).toBeTruthy();
  });

  test('is loaded on a page that the browser renders', async () => {
    await act(async () => root.render(null));
    await act(async () => root.render(portal('p1')));
    expect(screen.getByText('catalogue of p1')).toBeTruthy();
  });
});
