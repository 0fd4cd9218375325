import { createHash } from 'node:crypto';
import { negotiate } from '@fastify/accept-negotiator';
import { FALLBACK_LANGUAGE, LANGUAGE_KEY, type Language } from '@portico/shared/contracts';
import { directionOf, escapeHtml, offeredLanguages } from '@portico/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface AuthPage {
  language: Language;
  title: string;
  /** HTML. */
  body: string;
  /** The page's only script, a constant text; it reads `data` as JSON from the element #data. */
  script: string;
  data: unknown;
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText;
font:1.0625rem/1.6 system-ui,'Noto Sans Thai','Noto Sans Arabic',sans-serif}
main{box-sizing:border-box;width:min(28rem,100%);padding:1.5rem;text-align:center}
h1{font-size:1.5rem;line-height:1.3}
button{font:inherit;font-weight:600;min-height:3rem;padding:0 2rem;border:0;border-radius:.75rem;background:#0b6b63;
color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #ffc857;outline-offset:3px}
button:disabled{opacity:.6;cursor:default}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sends a small page outside the shell. Its CSP allows nothing but its own style and script. */
export function sendAuthPage(reply: FastifyReply, page: AuthPage): FastifyReply {
  const { language, title, body, script, data } = page;
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(STYLE)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><style>${STYLE}</style></head><body><main>${body}</main>`,
    `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `<script>${script}</script></body></html>`,
  ].join('');
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      // With an isolated opener the popup could not report to it.
      'cross-origin-opener-policy': 'unsafe-none',
    })
    .send(html);
}

/** The language chosen on this site before, or the one that the browser prefers of those that the site offers, or th. */
export function languageOfBrowser({
  headers,
  cookies,
  provider,
}: Pick<FastifyRequest, 'headers' | 'cookies' | 'provider'>): Language {
  const offered = [...offeredLanguages(provider.settings)];
  const chosen = offered.find((language) => language === cookies[LANGUAGE_KEY]);
  // The site's languages have no regions: `en-GB` is English.
  const accepted = (headers['accept-language'] ?? '').toLowerCase().replace(/-[\w-]+/g, '');
  return chosen ?? negotiate(accepted, offered) ?? FALLBACK_LANGUAGE;
}
