import { expect, type Page } from '@playwright/test';

/** A finished portal of the demo, whose pictures a submitted one borrows. */
const SOURCE = '/api/portal/mae-kampong-homestay';

/**
 * Submits a new portal of the demo's creator for review, as the wizard does, and returns its id. A journey that decides
 * on a portal needs its own: the demo has only one that waits, and later journeys on the same server need it.
 */
export async function submitPortal(page: Page, title: string): Promise<string> {
  const { request } = page;
  const login = await request.post('/api/auth/login', {
    data: { username: 'creator', password: 'creator-demo' },
  });
  const { jsonWebToken } = (await login.json()) as { jsonWebToken: string };
  const headers = { authorization: `Bearer ${jsonWebToken}` };
  const source = await request.get(SOURCE, { headers });
  const { mainImageId, galleryImages } = ((await source.json()) as { data: Record<string, unknown> }).data;
  const data = { title: { en: title }, mainImageId, galleryImages };
  const created = await request.post('/api/wizard', { headers, data: { data } });
  expect(created.status(), await created.text()).toBe(200);
  const { _id } = ((await created.json()) as { data: { _id: string } }).data;
  const submitted = await request.put(`/api/wizard/${_id}`, {
    headers,
    data: { data: { stepIndex: null } },
  });
  expect(submitted.status(), await submitted.text()).toBe(200);
  return _id;
}
