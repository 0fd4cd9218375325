import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, type PageBoot } from '@portico/shared/contracts';
import { contentSecurityPolicy, type DocumentInput, pageDocument } from './document.ts';
import { pageHeaders } from './page-headers.ts';

const policy = contentSecurityPolicy({ connectivityCheck: '/api/health' });
const boot: PageBoot = {
  settings: { connectivityCheck: '/api/health' },
  releaseSet: 'set-1',
  language: 'en',
  remotes: [],
  integrity: { '/_r/shell/1/main.js': 'sha384-x' },
  preload: [],
  main: '/_r/shell/1/main.js',
};
const document = (changes: Partial<DocumentInput> = {}) =>
  pageDocument({
    language: 'en',
    languages: LANGUAGES,
    head: { title: 'Towns' },
    boot,
    html: '<main>rendered</main>',
    state: '{"store":{}}',
    address: 'https://demo.example/towns',
    isListed: true,
    ...changes,
  });

/** The parsed content of the script element with this id. */
function jsonIn(html: string, id: string): unknown {
  const [, text = ''] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(text);
}

describe('the document', () => {
  test.each([
    ['th', 'ltr'],
    ['en', 'ltr'],
    ['zh', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('in %s runs %s', (language, direction) => {
    expect(document({ language })).toContain(`<html lang="${language}" dir="${direction}">`);
  });

  test('holds the rendered page, and what the browser starts from', () => {
    const html = document();
    expect(html).toContain('<div id="root"><main>rendered</main></div>');
    expect(jsonIn(html, 'portico-boot')).toEqual(boot);
    expect(jsonIn(html, 'portico-state')).toEqual({ store: {} });
  });

  test('has in its head what stands before the content: the preloads of pictures, and the styles', () => {
    const before =
      '<link rel="preload" as="image" href="/a"/><style>a{}</style><style data-x="y">b{}\n</style>';
    const html = document({ html: `${before}<main><style>c{}</style></main>` });
    expect(html.split('</head>')[0]).toContain(before);
    expect(html).toContain('<div id="root"><main><style>c{}</style></main></div>');
  });

  test('has no state when nothing was rendered', () => {
    expect(document({ html: '', state: undefined })).not.toContain('id="portico-state"');
  });
});

describe('untrusted text', () => {
  const hostile = '</title><script>alert(1)</script>" onload="x&';

  test('in title, description, picture and address is escaped', () => {
    const html = document({
      head: { title: hostile, description: hostile, image: `/images/"><script>` },
      address: `https://demo.example/"><script>alert(1)</script>`,
    });
    const escaped = '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x&amp;';
    expect(html).toContain(`<title>${escaped}</title>`);
    expect(html).toContain(`<meta name="description" content="${escaped}">`);
    expect(html).toContain(`<meta property="og:title" content="${escaped}">`);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toMatch(/content="[^"]*<|href="[^"]*</);
  });

  test('in boot data and state cannot end its script', () => {
    const html = document({
      boot: { ...boot, releaseSet: '</script><script>alert(1)' },
      state: JSON.stringify({ title: '</script><!--<script>' }),
    });
    expect(jsonIn(html, 'portico-boot')).toMatchObject({ releaseSet: '</script><script>alert(1)' });
    expect(jsonIn(html, 'portico-state')).toEqual({ title: '</script><!--<script>' });
    expect(html).not.toContain('<!--');
  });
});

describe('the content policy', () => {
  test('allows the one inline script by its hash, and no other', () => {
    const scripts = [...document().matchAll(/<script(?: data-rendered)?>(.*?)<\/script>/gs)].map(
      ([, source = '']) => source,
    );
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    const rule = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(rule).toBe(`script-src 'sha256-${hash}' 'strict-dynamic'`);
  });

  test('is the same for every page, so that documents can be cached', () => {
    const loader = (html: string) => /<script>(.*?)<\/script>/s.exec(html)?.[1];
    expect(loader(document({ language: 'ar', boot: { ...boot, main: '/other.js' } }))).toBe(
      loader(document()),
    );
  });

  test('refuses everything that it does not name', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe/);
  });
});

test('what the policy blocks is reported, by the way of old browsers and of new ones', () => {
  expect(policy).toContain('report-uri /api/csp-reports; report-to csp');
  expect(pageHeaders({ connectivityCheck: '/api/health' })).toMatchObject({
    'content-security-policy': policy,
    'reporting-endpoints': 'csp="/api/csp-reports"',
  });
});

test('[T-13] frames and pictures come from everywhere but plain HTTP', () => {
  expect(policy).toContain('frame-src https:;');
  expect(policy).toContain("img-src 'self' data: blob: https:;");
  expect(policy).toContain("form-action 'self'");
});

test('[OPEN-17, OPEN-35, T-20] only what an operator has set up may be reached beside the site itself', () => {
  expect(policy).toMatch(/connect-src 'self';/);
  const opened = contentSecurityPolicy({
    connectivityCheck: 'https://up.example/ping?x=1',
    analyticsId: 'G-ABC123',
  });
  expect(opened).toContain("connect-src 'self' https://up.example https://*.google-analytics.com");
  expect(opened).not.toContain('ping');
});

test('[T-19] maps open the policy for Google and tell it the origin, only where a key is set up', () => {
  expect(policy).not.toMatch(/google(apis)?\.com|gstatic|unsafe-eval/);
  expect(document()).toContain('<meta name="referrer" content="no-referrer">');
  const settings = { connectivityCheck: '/api/health', mapsKey: 'a-key-of-maps' };
  const opened = contentSecurityPolicy(settings);
  expect(opened).toMatch(/connect-src 'self' https:\/\/\*\.googleapis\.com/);
  expect(opened).toContain("worker-src 'self' blob:");
  expect(opened).not.toContain('a-key-of-maps');
  expect(document({ boot: { ...boot, settings } })).toContain(
    '<meta name="referrer" content="strict-origin">',
  );
});
