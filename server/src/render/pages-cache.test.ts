import { expect, test } from '@jest/globals';
import { describePages, liveForAll, PORTAL } from '../testing/describe-pages.ts';

describePages(({ pages, renderPortal, get, rename }) => {
  test('a page is rendered once and looks the same to all who ask', async () => {
    const first = await get();
    const second = await get();
    expect(pages.rendered).toHaveLength(1);
    expect(second.body).toBe(first.body);
    const ofRequest = { date: second.headers['date'], 'x-request-id': second.headers['x-request-id'] };
    expect(second.headers).toEqual({ ...first.headers, ...ofRequest });
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept, cookie, accept-encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(pages.asked).toEqual([false, true]);
  });

  test('many concurrent requests for a page that is not cached cause one render', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => get()));
    expect(pages.rendered).toHaveLength(1);
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  test('a save is in the page of who asks next, and changes nothing of other providers', async () => {
    await get();
    await get(PORTAL, {}, 'other.example');
    await rename('Renamed');
    expect((await get()).body).toContain('Renamed');
    expect(pages.rendered).toHaveLength(3);
    await get(PORTAL, {}, 'other.example');
    expect(pages.rendered).toHaveLength(3);
    // A visit does not invalidate it.
    await pages.site.ask({ url: '/api/hits', method: 'PUT' });
    await pages.site.signIn();
    await get();
    expect(pages.rendered).toHaveLength(3);
  });

  test('[APP-01] one host never gets the page of another, and an unknown one none', async () => {
    await rename('Ours');
    expect((await get()).body).toContain('Ours');
    expect((await get(PORTAL, {}, 'other.example')).body).not.toContain('Ours');
    const elsewhere = await get(PORTAL, {}, 'localhost:9999');
    expect(elsewhere.body).toContain('Ours');
    expect(elsewhere.body).toContain('http://localhost:9999/portals/');
    expect((await get()).body).not.toContain(':9999');
    expect((await get(PORTAL, {}, 'unknown.example')).statusCode).toBe(404);
  });

  test('people who are signed in, or hold a grant, get the page of strangers', async () => {
    const headers = { ...(await pages.site.signIn()), 'x-portico-grant': 'some-grant' };
    const own = await get(PORTAL, headers);
    expect((await get()).body).toBe(own.body);
    expect(pages.rendered).toHaveLength(1);
    expect(JSON.stringify(pages.rendered)).not.toContain('grant');
  });

  test('a page ends when it says so, and with the day', async () => {
    const { now } = pages.site.services;
    pages.respond = async (request) => {
      const { page: renderedPage } = await renderPortal(request);
      if (renderedPage?.kind !== 'page') throw new Error('no page');
      const head = { ...renderedPage.head, holdsUntil: now().getTime() + 2 * 3_600_000 };
      return { page: { ...renderedPage, head }, isWhole: true };
    };
    await get();
    pages.site.hours(1);
    await get();
    expect(pages.rendered).toHaveLength(1);
    pages.site.hours(1);
    await get();
    expect(pages.rendered).toHaveLength(2);
    pages.respond = renderPortal;
    await get('/towns');
    pages.site.hours(24);
    await get('/towns');
    expect(pages.rendered).toHaveLength(4);
  });

  test('a new release set renders its own pages', async () => {
    expect((await get()).body).toContain('"releaseSet":"set-1"');
    pages.rollout = liveForAll('set-2');
    expect((await get()).body).toContain('"releaseSet":"set-2"');
    pages.rollout = liveForAll('set-1');
    expect((await get()).body).toContain('"releaseSet":"set-1"');
    expect(pages.rendered).toHaveLength(2);
  });
});
