import { beforeAll, expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import fc from 'fast-check';
import { fixtureContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let people: { authorization: string }[];
beforeAll(async () => {
  site = await openTestApp(
    [
      {
        ...fixtureContent,
        portals: [portalSeed('shared', { status: 'RELEASE', editors: ['creator', 'admin'] })],
      },
    ],
    { PORTICO_SAVES_PER_MINUTE: '1000000' },
  );
  people = [await site.signIn(), await site.signIn('admin')];
});

const ask = (path: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', person: number, body?: object) =>
  site.ask({
    url: `/api/portal/shared${path}`,
    method,
    headers: people[person] ?? {},
    ...(body ? { body } : {}),
  });

/** The independent values of the page in the model: two texts of the title, and two fields. */
const SLOTS = ['en', 'th', 'promoteType', 'promoteWord'] as const;
type Slot = (typeof SLOTS)[number];
type Values = Record<Slot, string | undefined>;
const valuesOf = ({ title, promoteType, promoteWord }: Portal): Values => ({
  en: title.en,
  th: title.th,
  promoteType,
  promoteWord: promoteWord as string | undefined,
});
const changeOf = (seen: Portal, slot: Slot, value: string): object =>
  slot === 'en' || slot === 'th' ? { title: { ...seen.title, [slot]: value } } : { [slot]: value };

interface Change {
  base: string | undefined;
  value: string;
}
/** Whether publishing a change would replace another one. */
const isConflict = (change: Change | undefined, live: string | undefined): boolean =>
  change !== undefined && change.value !== change.base && change.value !== live && change.base !== live;

const person = fc.constantFrom(0, 1);
const edit = {
  person,
  slot: fc.constantFrom(...SLOTS),
  value: fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 4 })
    .filter((text) => text.trim() !== ''),
};
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('save' as const), ...edit }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('draft' as const), ...edit }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('read' as const), person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('publish' as const), person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('discard' as const), person }) },
);

test('no order of saves, drafts, publications and discards loses an accepted change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      await ask('/draft', 'DELETE', 0);
      const begin = (await ask('', 'GET', 0)).json<{ data: Portal }>().data;
      const live = valuesOf(begin);
      /** What the draft changed, and on what. */
      let drafted: Partial<Record<Slot, Change>> | undefined;
      /** What each person has last seen of the page and of its draft. */
      const seen = people.map(() => ({ live: begin, draft: undefined as Portal | undefined }));
      for (const move of steps) {
        const own = seen[move.person];
        if (!own) continue;
        switch (move.kind) {
          case 'read': {
            own.live = (await ask('', 'GET', move.person)).json<{ data: Portal }>().data;
            const reply = await ask('?draft=true', 'GET', move.person);
            expect(reply.statusCode).toBe(drafted ? 200 : 404);
            own.draft = drafted && reply.json<{ data: Portal }>().data;
            break;
          }
          case 'save': {
            const { modifiedDate } = own.live;
            const data = { ...changeOf(own.live, move.slot, move.value), modifiedDate };
            const reply = await ask('', 'PUT', move.person, { data });
            if (reply.statusCode === 409) break;
            own.live = reply.json<{ data: Portal }>().data;
            live[move.slot] = move.value;
            break;
          }
          case 'draft': {
            const from = own.draft ?? own.live;
            const data = { ...changeOf(from, move.slot, move.value), modifiedDate: from.modifiedDate };
            const reply = await ask('?draft=true', 'PUT', move.person, { data });
            if (reply.statusCode === 409) break;
            own.draft = reply.json<{ data: Portal }>().data;
            drafted ??= {};
            const isOpen = isConflict(drafted[move.slot], live[move.slot]);
            const base = isOpen ? drafted[move.slot]?.base : live[move.slot];
            drafted[move.slot] = { base, value: move.value };
            break;
          }
          case 'discard': {
            const reply = await ask('/draft', 'DELETE', move.person);
            expect(reply.statusCode).toBe(drafted ? 200 : 404);
            drafted = undefined;
            break;
          }
          case 'publish': {
            const reply = await ask('/draft/publish', 'POST', move.person, {});
            if (SLOTS.some((slot) => isConflict(drafted?.[slot], live[slot])))
              expect(reply.statusCode).toBe(409);
            if (reply.statusCode === 409) break;
            expect(reply.statusCode).toBe(drafted ? 200 : 404);
            for (const slot of SLOTS) {
              const change = drafted?.[slot];
              if (change && change.value !== change.base) live[slot] = change.value;
            }
            drafted = undefined;
            break;
          }
        }
        expect(valuesOf((await ask('', 'GET', 0)).json<{ data: Portal }>().data)).toEqual(live);
        if (!drafted) continue;
        const shown = valuesOf((await ask('?draft=true', 'GET', 0)).json<{ data: Portal }>().data);
        for (const slot of SLOTS) {
          const change = drafted[slot];
          if (change && change.value !== change.base) expect(shown[slot]).toBe(change.value);
        }
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
