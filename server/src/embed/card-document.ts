import { createHash } from 'node:crypto';
import type { Portal } from '@portico/shared/contracts';
import {
  addressInLanguage,
  directionOf,
  escapeHtml,
  isLocationWithheld,
  isSectionHidden,
  localized,
  localizedFrom,
} from '@portico/shared/domain';
import type { TextReader } from '../render/public-text.ts';

/** Of the card in px. A lower frame has a smaller picture and no summary. */
export const CARD_SIZE = { width: 520, height: 152, minHeight: 72 } as const;

const STYLE = `
*{box-sizing:border-box}
html{color-scheme:light dark}
body{margin:0;font:15px/1.45 system-ui,"Noto Sans Thai","Noto Sans Arabic",sans-serif;background:transparent}
a{display:flex;block-size:min(150px,calc(100vh - 2px));margin:1px;overflow:hidden;border:1px solid #d9d6cf;border-radius:14px;background:#fff;color:#1d1b17;text-decoration:none}
a:focus-visible{outline:3px solid #0f766e;outline-offset:-3px}
img{flex:none;inline-size:150px;block-size:100%;object-fit:cover;background:#ece9e2}
div{display:flex;flex-direction:column;gap:4px;min-inline-size:0;padding:14px 16px}
h1{margin:0;font-size:17px;line-height:1.35;font-weight:650}
p{margin:0;color:#5d5950}
h1,p{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow-wrap:anywhere}
small{margin-block-start:auto;color:#0f766e;font-size:13px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
@media(max-width:340px){img{inline-size:96px}}
@media(max-height:140px){p{display:none}div{padding:8px 12px}img{inline-size:min(96px,calc(100vh - 2px))}}
@media(max-height:100px){h1{-webkit-line-clamp:1}}
@media(prefers-color-scheme:dark){a{border-color:#3a3731;background:#1f1d19;color:#f2efe8}p{color:#b5b0a5}small{color:#5eead4}img{background:#2b2823}}
`.trim();

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** No script, no cookie, nothing from elsewhere; `origins` are the websites that may show it, undefined for all. */
export const cardPolicy = (origins: readonly string[] | undefined): string =>
  [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins ? ["'self'", ...origins].join(' ') : '*'}`,
  ].join('; ');

/** The card of a page as a document of its own: picture, title, sentence, and a link to the page. */
export function cardDocument(portal: Portal, siteName: string, { language, origin }: TextReader): string {
  const title = localized(portal.title, language);
  const sentence =
    localized(portal.highlightSentence, language) || localized(portal.shortDescription, language);
  const hasAddress = !isSectionHidden(portal, 'location') && !isLocationWithheld(portal.location);
  const text = sentence || (hasAddress ? localized(portal.location?.streetAddress, language) : '');
  const picture = portal.smallImageURL ?? portal.imageURL;
  const lang = localizedFrom(portal.title, language) ?? language;
  const href = addressInLanguage(`${origin}/portals/${encodeURIComponent(portal._id)}`, language);
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>`,
    `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">`,
    picture ? `<img src="${escapeHtml(picture)}" alt="">` : '',
    `<div><h1 lang="${lang}" dir="auto">${escapeHtml(title)}</h1>`,
    text ? `<p dir="auto">${escapeHtml(text)}</p>` : '',
    `<small>${escapeHtml(siteName)}</small></div></a></body></html>`,
  ].join('');
}
