import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@portico/shared/contracts';
import { dateFormat, directionOf, escapeHtml } from '@portico/shared/domain';
// oxlint-disable-next-line boundaries/dependencies -- a worker shares no modules with the page: the alias would bundle all of ui
import { darkColors, lightColors, variables } from '../../../../shared/ui/tokens/tokens.ts';
import { offlineMessages } from './offline-messages.ts';
import type { SeenPage } from './page-cache.ts';

/** Maximum number of readable pages that are listed. */
const MAX_LISTED = 12;

/**
 * Applies the visitor's theme before the first paint (shell/src/layout/theme.ts), and reloads once the site responds.
 */
const SCRIPT = `(function(d){try{var t=localStorage.getItem('portico.theme');
if(t=='light'||t=='dark')d.documentElement.dataset.theme=t}catch(e){}
addEventListener('online',function(){fetch('/api/health',{cache:'no-store'}).then(function(r){if(r.ok)location.reload()},
function(){})})})(document)`;

/**
 * The offline page, for a page that is not cached, with links to those that are. It needs no other file, because none
 * may be cached; its language is that of the last visited page.
 */
export async function offlineDocument(requested: string, seen: readonly SeenPage[]): Promise<Response> {
  const language = languageOf(seen);
  const t = offlineMessages(language);
  const listed = seen.filter(({ title }) => title !== '').slice(0, MAX_LISTED);
  const moment = dateFormat(language, { timeStyle: 'short' });
  const entry = ({ name, title, language: own, seenAt }: SeenPage): string =>
    `<li><a href="${escapeHtml(name)}"><span lang="${escapeHtml(own)}" dir="auto">${escapeHtml(title)}</span>` +
    `<small>${escapeHtml(t('offline.seenAt', { date: moment.format(seenAt) }))}</small></a></li>`;
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(t('offline.title'))}</title><style>${STYLE}</style><script>${SCRIPT}</script></head><body><main>`,
    `<section class="what">${ICON}<h1>${escapeHtml(t('offline.title'))}</h1><p>${escapeHtml(t('offline.text'))}</p>`,
    `<a class="retry" href="${escapeHtml(requested)}">${escapeHtml(t('offline.retry'))}</a></section>`,
    listed.length > 0
      ? `<section><h2>${escapeHtml(t('offline.seen'))}</h2><ul>${listed.map(entry).join('')}</ul></section>`
      : `<p class="hint">${escapeHtml(t('offline.nothing'))}</p>`,
    '</main></body></html>',
  ].join('');
  return new Response(html, {
    // A temporary state: the document is not the requested page.
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        `default-src 'none'; style-src 'unsafe-inline'; script-src ${await sha256(SCRIPT)}; connect-src 'self'; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

function languageOf([latest]: readonly SeenPage[]): Language {
  const own = [latest?.language, ...navigator.languages.map((code) => code.split('-')[0])];
  return own.map((code) => LANGUAGES.find((one) => one === code)).find(Boolean) ?? FALLBACK_LANGUAGE;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

const declared = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(variables('color', colors))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const ICON =
  '<svg width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" ' +
  'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0' +
  'M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643' +
  'M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20"/></svg>';

const STYLE = `
:root{color-scheme:light;${declared(lightColors)}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declared(darkColors)}}}
:root[data-theme=dark]{color-scheme:dark;${declared(darkColors)}}
*{box-sizing:border-box;margin:0}
body{min-block-size:100svh;background:var(--color-ground);color:var(--color-ink);
font:1rem/1.6 system-ui,'Noto Sans Thai','Noto Sans Arabic','Noto Sans SC',sans-serif}
main{inline-size:min(100% - 2rem,44rem);margin-inline:auto;padding-block:clamp(2.5rem,10vh,6rem) 4rem}
.what{display:grid;justify-items:center;gap:.75rem;text-align:center;padding-block-end:3rem}
.what svg{color:var(--color-ink-muted);padding:1rem;box-sizing:content-box;background:var(--color-sunken);border-radius:999px;margin-block-end:.5rem}
h1{font-size:clamp(1.5rem,1.2rem + 1.6vw,2.125rem);line-height:1.3;text-wrap:balance}
.what p{color:var(--color-ink-muted);max-inline-size:34rem;text-wrap:pretty}
.retry{margin-block-start:.75rem;display:inline-grid;place-items:center;min-block-size:48px;padding-inline:1.75rem;
border-radius:999px;background:var(--color-ink);color:var(--color-ground);text-decoration:none;font-weight:600}
h2{font-size:1.125rem;margin-block-end:.75rem}
ul{list-style:none;padding:0;display:grid;gap:.5rem}
li a{display:grid;gap:.125rem;min-block-size:44px;padding:.75rem 1rem;border:1px solid var(--color-line);
border-radius:12px;background:var(--color-surface);color:inherit;text-decoration:none}
li span{font-weight:500;overflow-wrap:anywhere}
html[dir=rtl] li span{text-align:right}html[dir=ltr] li span{text-align:left}
small{font-size:.875rem;color:var(--color-ink-muted)}
.hint{text-align:center;color:var(--color-ink-muted)}
a:focus-visible{outline:3px solid var(--color-ink);outline-offset:2px}
@media (hover:hover){li a:hover{border-color:var(--color-line-strong)}.retry:hover{opacity:.88}}
`;
