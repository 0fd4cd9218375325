import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SUGGEST_AFTER_MS } from '@portico/shared/contracts';
import { useSearchParams } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import {
  type Finds,
  failure,
  fakeSite,
  listingCard,
  listings,
  portalCard,
  portals,
  type RecordedSearch,
  several,
  townCard,
  towns,
  webConfig,
} from '../testing/fake-search.ts';
import { SearchCombobox } from './SearchCombobox.tsx';
import type { SearchScope } from './search-requests.ts';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const wordsIn = ({ body }: RecordedSearch): string => JSON.stringify(body.query);

async function show(finds: Finds, scope?: SearchScope, tags: readonly string[] = []) {
  const site = fakeSite(finds, webConfig(), tags);
  const page = await renderWithPlatform(<SearchCombobox scope={scope} />, {
    namespace: 'mfe-discovery',
    messages: en,
    server: site.server,
  });
  const box = screen.getByRole<HTMLInputElement>('combobox');
  const type = (text: string) => {
    fireEvent.focus(box);
    fireEvent.input(box, { target: { value: text } });
  };
  return { ...page, ...site, box, type };
}

const found: Finds = () => [
  ...portals(several(5, (id) => portalCard(`p${id}`))),
  ...listings(several(5, (id) => listingCard(`l${id}`))),
];

test('[T-30] typed words have their own direction, and the room for the button stays where it is', async () => {
  await renderWithPlatform(<SearchCombobox />, {
    namespace: 'mfe-discovery',
    messages: en,
    server: fakeSite(found, webConfig()).server,
    hasStyles: true,
  });
  const box = screen.getByRole('combobox');
  expect(getComputedStyle(box).getPropertyValue('unicode-bidi')).toBe('plaintext');
  expect(box.getAttribute('dir')).toBeNull();
});

describe('the dropdown', () => {
  test('[HOME-11, AMBIG-51] asks 500 ms after the last key, for six hits', async () => {
    const { type, searches } = await show(found);
    type('w');
    await rest(SUGGEST_AFTER_MS - 100);
    type('wat');
    await rest(SUGGEST_AFTER_MS - 100);
    expect(searches).toHaveLength(0);
    await rest(200);
    const options = await screen.findAllByRole('option');
    expect(options).toHaveLength(6);
    expect(searches).toHaveLength(1);
    expect(wordsIn(searches[0] as RecordedSearch)).toContain('*wat*');
  });

  test('[AMBIG-22, OPEN-33] searches portals and listings, and links each hit by its index', async () => {
    const { type, searches } = await show(found);
    type('wat');
    await rest(SUGGEST_AFTER_MS);
    const options = await screen.findAllByRole('option');
    expect(searches[0]?.indexes).toEqual(['portal', 'listing']);
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      ...several(5, (id) => `/portals/p${id}?provider=demo`),
      '/listings/l1',
    ]);
  });

  test("[HOME-11, AMBIG-42] shows '- empty -' when nothing is found", async () => {
    const { type } = await show(() => []);
    type('zzz');
    await rest(SUGGEST_AFTER_MS);
    expect(await screen.findByText('- empty -')).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('[OPEN-38] a failure shows a retry, never that nothing was found', async () => {
    let isBroken = true;
    const { type, user } = await show((search) => (isBroken ? failure() : found(search)));
    type('wat');
    await rest(SUGGEST_AFTER_MS);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('- empty -')).toBeNull();
    isBroken = false;
    await user.click(retry);
    expect(await screen.findAllByRole('option')).toHaveLength(6);
  });

  test('a late response to an earlier text never replaces a newer one', async () => {
    let resolveFirst = () => {};
    const { type } = await show(async (search) => {
      if (!wordsIn(search).includes('*wat*')) return portals([portalCard('newer')]);
      await new Promise<void>((resolve) => {
        resolveFirst = resolve;
      });
      return portals([portalCard('older')]);
    });
    type('wat');
    await rest(SUGGEST_AFTER_MS + 50);
    type('market');
    await rest(SUGGEST_AFTER_MS + 50);
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Portal newerPlace',
    ]);
    resolveFirst();
    await rest(100);
    expect(screen.queryByText('Portal older')).toBeNull();
    expect(screen.getByText('Portal newer')).toBeTruthy();
  });

  test.each<[string, SearchScope | undefined, string]>([
    ['home', undefined, '/portals?tags=R%26B%2C%20soul'],
    [
      'a town',
      { kind: 'town', id: 'nan', title: 'Nan' },
      '/portals?tags=R%26B%2C%20soul&town.id=nan&town.title=Nan',
    ],
  ])(
    '[SEARCH-12] from %s, shows up to three tags that start with the text below the six hits',
    async (_name, scope, target) => {
      const { type, user, address } = await show(found, scope, ['R&B, soul', 'R2', 'R3', 'R4', 'other']);
      type('R');
      await rest(SUGGEST_AFTER_MS);
      const tags = within(await screen.findByRole('navigation', { name: 'Tags' }));
      expect(tags.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'R&B, soul',
        'R2',
        'R3',
      ]);
      expect(screen.getAllByRole('option')).toHaveLength(6);
      await user.click(tags.getByRole('link', { name: 'R&B, soul' }));
      await waitFor(() => expect(address()).toBe(target));
    },
  );

  test('closes on Escape and on blur', async () => {
    const { type, box } = await show(found);
    type('wat');
    await rest(SUGGEST_AFTER_MS);
    await screen.findByRole('listbox');
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box.value).toBe('wat');
    type('wat ');
    await screen.findByRole('listbox');
    fireEvent.blur(box);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });
});

describe('the keyboard', () => {
  test('arrow keys move through the hits and back to the text, and Enter opens the hit', async () => {
    const { type, box, address } = await show(() => portals([portalCard('a'), portalCard('b')]));
    type('wat');
    await rest(SUGGEST_AFTER_MS);
    const options = await screen.findAllByRole('option');
    const activeId = () => box.getAttribute('aria-activedescendant');
    expect(box.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(activeId()).toBe(options[0]?.id);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(activeId()).toBeNull();
    fireEvent.keyDown(box, { key: 'ArrowUp' });
    expect(activeId()).toBe(options[1]?.id);
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/portals/b?provider=demo'));
  });

  test('an Enter that ends an IME composition does not search', async () => {
    const { type, box, address } = await show(() => portals([portalCard('a')]));
    type('wat');
    await rest(SUGGEST_AFTER_MS);
    await screen.findByRole('option');
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(address()).toBe('/');
  });
});

describe('Enter on the text', () => {
  test.each<[string, SearchScope | undefined, string]>([
    ['home', undefined, '/portals?title=night%20market'],
    [
      'a town',
      { kind: 'town', id: 'nan', title: 'Nan & hills' },
      '/portals?title=night%20market&town.id=nan&town.title=Nan%20%26%20hills',
    ],
    ['the towns', { kind: 'towns' }, '/towns?title=night%20market'],
    [
      'results that are filtered already',
      { kind: 'everywhere', filters: { tags: ['a,b'], range: 20 } },
      '/portals?title=night%20market&tags=a%2Cb&range=20',
    ],
  ])('[OPEN-33] from %s', async (_name, scope, target) => {
    const { type, box, address } = await show(found, scope);
    type(' night market ');
    fireEvent.submit(box.form as HTMLFormElement);
    await waitFor(() => expect(address()).toBe(target));
  });
});

test('without script a form submits the same search', async () => {
  const { box } = await show(found, { kind: 'town', id: 'nan', title: 'Nan' });
  const form = box.form as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/portals');
  expect(form.method).toBe('get');
  box.value = 'wat';
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['title', 'wat'],
    ['town.id', 'nan'],
    ['town.title', 'Nan'],
  ]);
});

test('[TOWN-03] on the towns page it searches towns only', async () => {
  const { type, searches } = await show(() => towns([townCard('nan')]), { kind: 'towns' });
  type('na');
  await rest(SUGGEST_AFTER_MS);
  const option = await screen.findByRole('option');
  expect(searches[0]?.indexes).toEqual(['town']);
  expect(option.getAttribute('href')).toBe('/towns/nan');
});

test('[TOWN-04] on a town’s page it searches within the town', async () => {
  const { type, searches } = await show(found, { kind: 'town', id: 'nan', title: 'Nan' });
  type('na');
  await rest(SUGGEST_AFTER_MS);
  await screen.findAllByRole('option');
  expect(wordsIn(searches[0] as RecordedSearch)).toContain('{"terms":{"townRefs":["nan"]}}');
});

test('it follows the search text of the address, and keeps the focus', async () => {
  const Page = () => {
    const [search] = useSearchParams();
    return <SearchCombobox scope={{ kind: 'towns' }} initialText={search.get('title') ?? ''} />;
  };
  const { router } = await renderWithPlatform(
    { routes: [{ path: '/towns', Component: Page }], url: '/towns?title=nan' },
    { namespace: 'mfe-discovery', messages: en, server: fakeSite(found).server },
  );
  const box = screen.getByRole<HTMLInputElement>('combobox');
  expect(box.value).toBe('nan');
  act(() => box.focus());
  await act(async () => router.navigate('/towns?title=krabi'));
  expect(box.value).toBe('krabi');
  expect(document.activeElement).toBe(box);
});
