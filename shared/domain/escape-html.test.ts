import { expect, test } from '@jest/globals';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['<script>', '&lt;script&gt;'],
  ['" onload="', '&quot; onload=&quot;'],
  ['salt & pepper', 'salt &amp; pepper'],
  ['&lt;', '&amp;lt;'],
  ["ก๋วยเตี๋ยว, it's", "ก๋วยเตี๋ยว, it's"],
])('%s is written as %s', (text, html) => expect(escapeHtml(text)).toBe(html));
