import { describe, expect, test } from '@jest/globals';
import { ofPortal, outcomesOf, type Row } from './testing/permissions/portal-calls.ts';
import {
  credentials,
  headersOf,
  MEMBERS,
  makeSubject,
  nextAddress,
  OUTCOMES,
  type Outcome,
  openPermissionSite,
  PEOPLE,
  STATES,
  type Subject,
  site,
} from './testing/permissions/subjects.ts';

openPermissionSite();

async function outcomeOf(row: Row, subject: Subject, headers: Record<string, string>, host?: string) {
  const { method, url, body, headers: own = {} } = row.ask(subject);
  const response = await site.ask({
    method,
    url,
    body,
    headers: { ...own, ...headers },
    address: nextAddress(),
    ...(host ? { host } : {}),
  });
  if (row.reveals) return row.reveals(response.body, subject) ? 'yes' : 'none';
  return String(response.statusCode);
}

describe.each(ofPortal)('$call', (row) => {
  test.each([...PEOPLE, ...MEMBERS])('[PERM-08, PERM-10, OPEN-04, OPEN-54] %s', async (person) => {
    const came: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [position, state] of STATES.entries()) {
      const subject = await makeSubject(state, row.hasPictures);
      came[state] = await outcomeOf(row, subject, await headersOf(person, subject));
      const wanted = outcomesOf(row, person)[position] as Outcome;
      expected[state] = row.reveals ? wanted : String(OUTCOMES[wanted]);
    }
    expect(came).toEqual(expected);
  });

  test("[APP-01] on another provider's host it is a 404, also for its admin", async () => {
    const subject = await makeSubject('public', row.hasPictures);
    const came = await outcomeOf(row, subject, credentials['admin elsewhere'], 'other.example');
    const isOwnList = row.call === 'reviewQueue';
    expect(came).toBe(row.reveals ? 'none' : isOwnList ? '200' : '404');
  });
});
