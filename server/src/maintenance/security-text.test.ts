import { expect, test } from '@jest/globals';
import { readConfig } from '../config/config.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openTestApp } from '../testing/test-app.ts';

const ADDRESS = '/.well-known/security.txt';

test('security.txt names the contacts in their order, and a day within a year', async () => {
  const PORTICO_SECURITY_CONTACT = 'mailto:security@nan.example, https://nan.example/security';
  const site = await openTestApp([fixtureContent], { PORTICO_SECURITY_CONTACT });
  const response = await site.ask({ url: ADDRESS, host: 'no-site.example' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toBe(
    'Contact: mailto:security@nan.example\nContact: https://nan.example/security\nExpires: 2027-05-20T00:00:00Z\n',
  );
  site.hours(24);
  expect((await site.ask({ url: ADDRESS })).body).toContain('Expires: 2027-05-21T00:00:00Z\n');
});

test('without a contact there is no such address', async () => {
  const site = await openTestApp([fixtureContent]);
  expect((await site.ask({ url: ADDRESS })).statusCode).toBe(404);
});

test.each(['security@nan.example', 'http://nan.example', 'mailto:a@b.example\nEvil: x', 'javascript:x', ','])(
  'the contact %j is refused',
  (PORTICO_SECURITY_CONTACT) => {
    expect(() => readConfig({ PORTICO_DATA: scratchFolder(), PORTICO_SECURITY_CONTACT })).toThrow(
      'PORTICO_SECURITY_CONTACT must list addresses with commas, such as mailto:security@nan.example.',
    );
  },
);
