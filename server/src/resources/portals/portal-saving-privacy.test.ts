import { describe, expect, test } from '@jest/globals';
import { openSavingSite, read, refusal, saved, site } from '../../testing/sites/saving-site.ts';

openSavingSite();

describe('a private portal', () => {
  const isOpen = async (headers: Record<string, string> = {}) =>
    (await site.ask({ url: '/api/portal/wat-phumin', headers })).statusCode === 200;

  test('[PERM-11] an editor marks a portal private with a passcode', async () => {
    const data = await saved('wat-phumin', { isPrivate: true, passcode: 'AB12cd' });
    expect(data).toMatchObject({ isPrivate: true, passcode: 'AB12cd' });
    expect(await isOpen()).toBe(false);
    const check = await site.get('/api/checkPrivacy/portal/id/wat-phumin', {
      headers: { 'x-passcode': 'AB12cd' },
    });
    expect(check).toMatchObject({ status: 'ok' });
    expect((await saved('wat-phumin', { passcode: 'กขค งจ' })).passcode).toBe('กขค งจ');
  });

  test('[PERM-11, VAL-21, CONST-08] a passcode has exactly six characters, and privacy needs one', async () => {
    for (const passcode of ['12345', '1234567', ' 23456', '12345\n', 'กขคงจ', 123456]) {
      expect((await refusal('wat-phumin', { isPrivate: true, passcode })).details).toMatchObject([
        {
          path: 'body.data.passcode',
          message: 'Passcode ไม่ถูกต้อง',
          code: typeof passcode === 'string' ? 'format' : 'type',
        },
      ]);
    }
    for (const data of [{ isPrivate: true }, { isPrivate: true, passcode: '' }]) {
      expect((await refusal('wat-phumin', data)).reason).toBe('Passcode ไม่ถูกต้อง');
    }
    expect((await refusal('private', { passcode: null })).reason).toBe('Passcode ไม่ถูกต้อง');
    expect(await isOpen()).toBe(true);
  });

  test('[T-05] the passcode is stored encrypted, also while the portal is public', async () => {
    expect(await saved('private', { isPrivate: false })).toMatchObject({
      isPrivate: false,
      passcode: '123456',
    });
    expect(JSON.stringify(await read('private', {}))).not.toContain('123456');
    const stored = await site.services.records.get({ provider: 'demo', kind: 'portal', id: 'private' });
    expect(JSON.stringify(stored)).not.toContain('123456');
    expect(await saved('private', { isPrivate: true })).toMatchObject({
      isPrivate: true,
      passcode: '123456',
    });
    expect(await saved('private', { isPrivate: false, passcode: '' })).not.toHaveProperty('passcode');
  });

  test('[OPEN-03] another passcode ends the grants of the old one', async () => {
    const grantOf = async (passcode: string) =>
      (
        await site.get<{ data: { grant: string } }>('/api/checkPrivacy/portal/id/private', {
          headers: { 'x-passcode': passcode },
        })
      ).data.grant;
    const headers = { 'x-portico-grant': await grantOf('123456') };
    expect((await site.ask({ url: '/api/portal/private', headers })).statusCode).toBe(200);
    await saved('private', { passcode: '654321' });
    expect((await site.ask({ url: '/api/portal/private', headers })).statusCode).toBe(403);
  });
});
