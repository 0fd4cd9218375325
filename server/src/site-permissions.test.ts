import { describe, expect, test } from '@jest/globals';
import { ofSite } from './testing/permissions/site-calls.ts';
import {
  credentials,
  nextAddress,
  nextNumber,
  OUTCOMES,
  type Outcome,
  openPermissionSite,
  PEOPLE,
  site,
} from './testing/permissions/subjects.ts';

openPermissionSite();

describe.each(ofSite)('$call', ({ ask, outcomes }) => {
  test.each(PEOPLE)('[OPEN-12, OPEN-15, PERM-01] %s', async (person) => {
    const { method, url, body, headers = {} } = typeof ask === 'function' ? ask(nextNumber()) : ask;
    const response = await site.ask({
      method,
      url,
      body,
      headers: { ...headers, ...credentials[person] },
      address: nextAddress(),
    });
    expect(response.statusCode).toBe(OUTCOMES[outcomes[PEOPLE.indexOf(person)] as Outcome]);
  });
});
