import { beforeEach, describe, expect, test } from '@jest/globals';
import { fixtureContent, otherContent, portalSeed } from '../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createContentVersions } from './content-versions.ts';
import type { ChangeListener, RecordChange, StoredRecord } from './record-store.ts';

const provider = 'demo';
const DRAFT = 'draft-of-creator';

let site: TestApp;
let creator: { authorization: string };
beforeEach(async () => {
  site = await openTestApp([
    { ...fixtureContent, portals: [...fixtureContent.portals, portalSeed(DRAFT, { status: 'DRAFT' })] },
    otherContent,
  ]);
  creator = await site.signIn();
});

async function save(id: string, data: object) {
  const saved = await site.ask({ url: `/api/portal/${id}`, method: 'PUT', body: { data }, headers: creator });
  expect(saved.json()).toMatchObject({ status: 'ok' });
}
const put = (kind: string, id: string, value: object) =>
  site.services.records.put({ provider, kind, id, value });
/** Writes the record with these changes. */
async function change(kind: string, id: string, changes: object) {
  const stored = await site.services.records.get<object>({ provider, kind, id });
  await put(kind, id, { ...stored?.value, ...changes });
}
const remove = (kind: string, id: string) => site.services.records.delete({ provider, kind, id });
async function firstOf(kind: string): Promise<string> {
  const [first] = await site.services.records.list({ provider, kind, limit: 1 });
  return first?.id ?? 'first';
}
async function product(portalId: string, title: string) {
  await put('catalog', 'shelf', { _id: 'shelf', portalId, ref: 'shelf', products: [] });
  await put('product', 'cup', { _id: 'cup', catalogId: 'shelf', title });
}

type Write = [title: string, write: () => Promise<unknown>, before?: () => Promise<unknown>];

const SEEN: Write[] = [
  ['a save of a released portal', () => save('wat-phumin', { title: { en: 'Other' } })],
  ['a portal that becomes visible', () => change('portal', DRAFT, { status: 'USER_DRAFT' })],
  ['a portal that goes back to the wizard', () => change('portal', 'wat-phumin', { status: 'DRAFT' })],
  [
    'a finished portal that no moderator has reviewed, which opens by its address',
    () => change('portal', DRAFT, { title: { en: 'Other' } }),
    () => change('portal', DRAFT, { status: 'USER_DRAFT' }),
  ],
  ['a portal that becomes private', () => change('portal', 'wat-phumin', { isPrivate: true })],
  ['another passcode', () => change('portal', 'wat-phumin', { sealedPasscode: 'other' })],
  ['the deletion of a portal', () => remove('portal', 'wat-phumin')],
  [
    'a product of a visible portal',
    () => product('wat-phumin', 'Blue cup'),
    () => product('wat-phumin', 'Cup'),
  ],
  ...['town', 'listing', 'web-page', 'web-config'].map(
    (kind): Write => [
      `another ${kind}`,
      async () => change(kind, await firstOf(kind), { title: { en: 'New' } }),
    ],
  ),
  ['a new tag of the dictionary', () => put('tag', 'sea', { _id: 'sea', name: { en: 'Sea' } })],
  ['the removal of a town', async () => remove('town', await firstOf('town'))],
];

const NOT_SEEN: Write[] = [
  [
    'a save of a draft',
    () => change('portal', DRAFT, { title: { en: 'Other' } }),
    () => change('portal', DRAFT, { title: { en: 'Draft' } }),
  ],
  ['the draft of a page', () => put('web-page-draft', 'about', { title: { en: 'Draft' } })],
  ['an unpublished page', () => put('web-page', 'hidden', { _id: 'hidden', isUnpublished: true })],
  ['a new draft', () => put('portal', 'new-draft', { _id: 'new-draft', status: 'DRAFT' })],
  [
    'a save of what a released portal says already',
    () => save('wat-phumin', { title: { en: 'Same' } }),
    () => save('wat-phumin', { title: { en: 'Same' } }),
  ],
  ['a product of a draft', () => product(DRAFT, 'Blue cup'), () => product(DRAFT, 'Cup')],
  [
    'a sign-up',
    async () => {
      const data = { username: 'newcomer', password: 'quiet river 9', displayName: 'New' };
      const signedUp = await site.ask({ url: '/api/user', method: 'POST', body: { data } });
      expect(signedUp.statusCode).toBe(200);
    },
  ],
  ['a sign-in', () => site.signIn('admin')],
  ['an image that is uploaded', () => put('image', 'new-image', { width: 1, height: 1 })],
];

describe.each([
  ['raises the version', SEEN, true],
  ['does not raise the version', NOT_SEEN, false],
] as const)('%s', (_effect, writes, isRaised) => {
  test.each(writes.map(([title, ...steps]) => [title, steps] as const))(
    '%s',
    async (_title, [write, before]) => {
      await before?.();
      const { contentVersions } = site.services;
      const [own, other] = [contentVersions.of(provider), contentVersions.of('other')];
      await write();
      expect(contentVersions.of(provider) !== own).toBe(isRaised);
      expect(contentVersions.of('other')).toBe(other);
    },
  );
});

test.each([
  ['an image', () => put('image', 'new-image', { width: 1, height: 1 })],
  ['an unpublished page', () => put('web-page', 'hidden', { _id: 'hidden', isUnpublished: true })],
  ['the draft of a page', () => put('web-page-draft', 'about', { title: { en: 'Draft' } })],
])('image visibility is read again after each write of %s', async (_what, write) => {
  const { contentVersions } = site.services;
  const before = contentVersions.withImages(provider);
  await write();
  expect(contentVersions.withImages(provider)).not.toBe(before);
});

describe('writes in quick succession', () => {
  let records: Map<string, StoredRecord>;
  let tell: ChangeListener;
  const changeOf = (revision: number): RecordChange => ({
    provider,
    kind: 'town',
    id: 'nan',
    sequence: revision,
    revision,
    deleted: false,
    modifiedAt: '',
  });
  const store = (revision: number, title: string) =>
    records.set('nan', { ...changeOf(revision), value: { title } });
  const open = () => {
    records = new Map();
    return createContentVersions(
      { get: async <Value>({ id }: { id: string }) => records.get(id) as StoredRecord<Value> | undefined },
      {
        subscribe: (listener) => {
          tell = listener;
          return () => undefined;
        },
      },
    );
  };

  test('each counts, because the search may have indexed only the first', async () => {
    const versions = open();
    store(3, 'third');
    await tell([changeOf(2)]);
    const afterSecond = versions.of(provider);
    await tell([changeOf(3)]);
    expect(versions.of(provider)).not.toBe(afterSecond);
  });

  test.each([
    ['a change', () => store(2, 'second')],
    ['a removal', () => undefined],
  ])(
    '%s that is notified twice counts twice, because the search has indexed it late',
    async (title, write) => {
      const versions = open();
      store(1, 'first');
      await tell([changeOf(1)]);
      records.clear();
      write();
      const change = { ...changeOf(2), deleted: title === 'a removal' };
      await tell([change]);
      const once = versions.of(provider);
      await tell([change]);
      expect(versions.of(provider)).not.toBe(once);
    },
  );
});
