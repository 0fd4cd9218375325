import { expect, test } from '@jest/globals';
import { escapeHtml, unescapeHtml } from './escape-html.ts';

test.each([
  ['<script>', '&lt;script&gt;'],
  ['" onload="', '&quot; onload=&quot;'],
  ['salt & pepper', 'salt &amp; pepper'],
  ['&lt;', '&amp;lt;'],
  ["ก๋วยเตี๋ยว, it's", "ก๋วยเตี๋ยว, it's"],
])('%s is written as %s', (text, html) => expect(escapeHtml(text)).toBe(html));

test.each([
  ['tom yum', 'tom yum'],
  ['a &amp; b &amp; c', 'a & b & c'],
  ['&lt;b&gt;&quot;it&#39;s&quot;&lt;/b&gt;', '<b>"it\'s"</b>'],
  ['10&nbsp;km', '10\u00a0km'],
  // Each entity once.
  ['&amp;lt;', '&lt;'],
  ['&copy; & &amp', '&copy; & &amp'],
])('%s is read as %s', (html, text) => expect(unescapeHtml(html)).toBe(text));

test('what is escaped is read as it was', () => {
  const text = `<a href="/?a=1&amp;b=2">it's</a>`;
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});
