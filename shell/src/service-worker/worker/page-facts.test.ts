import { expect, test } from '@jest/globals';
import { pageFacts } from './page-facts.ts';

const boot = {
  settings: { connectivityCheck: '/api/health' },
  releaseSet: 'set-1',
  language: 'ar',
  remotes: [
    {
      name: 'mfe-events',
      version: '1',
      entry: '/_r/mfe-events/1/remoteEntry.js',
      routes: { events: { path: '/events', files: ['route-events.js'], query: { day: 'public' } } },
      slots: [],
    },
  ],
  integrity: { '/_r/shell/1/main.js': 'sha384-x' },
  preload: ['/_r/mfe-portal/1/route-portal.js'],
  main: '/_r/shell/1/main.js',
};
const page = (changes: object = {}) =>
  `<!doctype html><html><head><title>A &amp; B &lt;c&gt;</title><script type="application/json" id="portico-boot">${JSON.stringify({ ...boot, ...changes }).replaceAll('<', '\\u003c')}</script></head><body></body></html>`;

test('reads release set, language, title, scripts and declarations of a document', () => {
  expect(pageFacts(page())).toEqual({
    releaseSet: 'set-1',
    language: 'ar',
    title: 'A & B <c>',
    main: '/_r/shell/1/main.js',
    scripts: ['/_r/mfe-portal/1/route-portal.js', '/_r/shell/1/main.js'],
    integrity: boot.integrity,
    routes: [{ path: '/events', query: { day: 'public' } }],
  });
});

test.each([
  [
    'with a remote from elsewhere',
    page({ override: { remote: 'mfe-portal', origin: 'https://x.example', until: '' } }),
  ],
  ['of a site that is being developed', page({ integrity: null })],
  ['of another application', '<html><head><title>Other</title></head></html>'],
])('has no facts of a page %s, so that it is not cached', (_what, html) => {
  expect(pageFacts(html)).toBeUndefined();
});
