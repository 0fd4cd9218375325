import { expect, test } from '../support/fixtures.ts';
import { untilShown } from '../support/screens.ts';

/** Strings that only the bundle of a library contains. */
const MARKS = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  'react-router-dom': '__reactRouterVersion',
  'the RTK Query cache': 'internal_getRTKQSubscriptions',
};

test('[MFE-07, MFE-03] on pages of all four remotes one script alone carries React, the router and the store', async ({
  page,
}) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/_r/') || !response.ok()) return;
    scripts.set(pathname, await response.text().catch(() => ''));
  });
  const has = (remote: string) => [...scripts.keys()].some((script) => script.startsWith(`/_r/${remote}/`));
  for (const path of ['/', '/portals/ban-mon-celadon', '/login']) {
    await page.goto(path);
    await untilShown(page);
  }
  for (const remote of ['mfe-discovery', 'mfe-portal', 'mfe-catalog', 'mfe-creator']) {
    await expect.poll(() => has(remote), `scripts of ${remote}`).toBe(true);
  }
  await page.waitForLoadState('networkidle');
  for (const [library, mark] of Object.entries(MARKS)) {
    const carriers = [...scripts]
      .filter(([, text]) => text.includes(mark))
      .map(([script]) => script.split('/')[2]);
    expect(carriers, library).toEqual(['shell']);
  }
});
