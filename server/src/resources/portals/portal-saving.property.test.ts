import { beforeAll, expect, test } from '@jest/globals';
import { LANGUAGES, PORTAL_STATUSES, type Portal } from '@portico/shared/contracts';
import { isPortalEditor } from '@portico/shared/domain';
import fc from 'fast-check';
import { fixtureContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { portalAccess } from './portal.policy.ts';

let site: TestApp;
let people: { authorization: string }[];
beforeAll(async () => {
  site = await openTestApp(
    [{ ...fixtureContent, portals: [portalSeed('shared', { editors: ['creator', 'admin'] })] }],
    { PORTICO_SAVES_PER_MINUTE: '1000000' },
  );
  people = [await site.signIn(), await site.signIn('admin')];
});

const FIELDS = ['promoteWord', 'promoteType'] as const;
type Field = (typeof FIELDS)[number];
type Seen = Pick<Portal, Field | 'modifiedDate'>;

const save = (person: number, data: object) =>
  site.ask({ url: '/api/portal/shared', method: 'PUT', body: { data }, headers: people[person] ?? {} });
// With a session: what visitors get may be cached with an older date, if nothing that they see has changed.
const read = async (person: number): Promise<Seen> =>
  (await site.get<{ data: Portal }>('/api/portal/shared', { headers: people[person] ?? {} })).data;

const step = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), person: fc.constantFrom(0, 1) }),
  fc.record({
    kind: fc.constant('save' as const),
    person: fc.constantFrom(0, 1),
    field: fc.constantFrom(...FIELDS),
    value: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
    withDate: fc.boolean(),
  }),
);

test('[T-49] no sequence of saves by two editors undoes a change that its sender had not seen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const start = await read(0);
      const seen = [start, start];
      let truth = start;
      for (const move of steps) {
        const { person } = move;
        if (move.kind === 'read') {
          seen[person] = await read(person);
          continue;
        }
        const { modifiedDate } = seen[person] ?? start;
        const response = await save(person, {
          [move.field]: move.value,
          ...(move.withDate ? { modifiedDate } : {}),
        });
        const isStale = move.withDate && modifiedDate !== truth.modifiedDate;
        expect(response.statusCode).toBe(isStale ? 409 : 200);
        if (isStale) continue;
        const saved = response.json<{ data: Portal }>().data;
        expect(saved.modifiedDate > truth.modifiedDate).toBe(true);
        truth = { ...truth, [move.field]: move.value, modifiedDate: saved.modifiedDate };
        seen[person] = truth;
      }
      expect(await read(0)).toMatchObject(truth);
    }),
    { numRuns: 30 },
  );
});

test('[DATA-01] localised text is returned as saved', async () => {
  const words = fc.option(fc.string({ unit: 'grapheme', maxLength: 40 }), { nil: undefined });
  const text = fc.record(
    { th: words, en: words, zh: words, ar: words, lang: fc.constantFrom(...LANGUAGES) },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(text, text, async (highlightSentence, description) => {
      const data = { highlightSentence, description };
      expect((await save(0, data)).statusCode).toBe(200);
      const { data: portal } = await site.get<{ data: Portal }>('/api/portal/shared');
      expect(portal).toMatchObject(JSON.parse(JSON.stringify(data)) as object);
    }),
    { numRuns: 40 },
  );
});

test('[PERM-10, AMBIG-23, T-07] who may see a portal follows from little', () => {
  const uid = fc.constantFrom('a', 'b', 'c');
  const portal = fc.record({
    editors: fc.array(uid, { maxLength: 3 }),
    status: fc.constantFrom(...PORTAL_STATUSES),
    isPrivate: fc.option(fc.boolean(), { nil: undefined }),
  });
  const viewer = fc.option(
    uid.map((id) => ({ uid: id, username: id, displayName: id, roles: ['admin' as const] })),
    { nil: undefined },
  );
  fc.assert(
    fc.property(portal, viewer, fc.boolean(), (of, person, hasGrant) => {
      const { kind } = portalAccess(of, person, hasGrant);
      const isEditor = isPortalEditor(of, person);
      // Always visible to editors; drafts to no one else; a private portal to others only with a grant.
      if (isEditor) expect(kind).toBe('visible');
      else if (of.status === 'DRAFT') expect(kind).toBe('hidden');
      else expect(kind).toBe(of.isPrivate && !hasGrant ? 'locked' : 'visible');
      // A grant never hides anything, and a role never opens anything.
      if (kind === 'visible') expect(portalAccess(of, person, true).kind).toBe('visible');
      expect(portalAccess(of, person && { ...person, roles: [] }, hasGrant).kind).toBe(kind);
    }),
  );
});
