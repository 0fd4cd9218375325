import { readFileSync } from 'node:fs';
import type { Card, PageContent, Picture, Section } from '../next/app/page-content.ts';

/** Styles of the page; the Next app has them too. */
export const floorStyles = readFileSync(new URL('./floor.css', import.meta.url), 'utf8');

/** Widths of a picture in a page written by hand. */
const WIDTHS = /\?w=(?:320|640|960|1280)\b/;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const each = <T>(items: readonly T[], html: (item: T) => string): string => items.map(html).join('');
const when = (isShown: unknown, html: string): string => (isShown ? html : '');

const icon = (name: string): string => `<svg aria-hidden="true"><use href="#${name}"/></svg>`;
const SYMBOLS = {
  language: '<path d="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6"/>',
  menu: '<path d="M4 5h16M4 12h16M4 19h16"/>',
  search: '<path d="m21 21-4.3-4.3"/><circle cx="11" cy="11" r="8"/>',
  next: '<path d="M5 12h14m-7-7 7 7-7 7"/>',
  phone:
    '<path d="M14 17a14 14 0 0 1-6-7l2-2V4L8 2H4a2 2 0 0 0-2 2 18 18 0 0 0 18 18 2 2 0 0 0 2-2v-3l-2-2h-3z"/>',
};
const sprite = `<svg class="sprite">${each(Object.entries(SYMBOLS), ([name, shape]) => `<symbol id="${name}" viewBox="0 0 24 24">${shape}</symbol>`)}</svg>`;

/** The `srcset` of the widths that a page written by hand would have. */
export const fewWidths = (srcset: string): string =>
  srcset
    .split(', ')
    .filter((source) => WIDTHS.test(source))
    .join(', ');

function image({ src, srcset, sizes, ratio }: Picture, isHero = false): string {
  const style = isHero ? '' : ` style="aspect-ratio:${ratio}"`;
  return `<img src="${src}" srcset="${fewWidths(srcset)}" sizes="${sizes}" alt="" ${isHero ? 'fetchpriority="high"' : 'loading="lazy"'}${style}>`;
}

const card = ({ href, title, text, picture, badge, tags }: Card): string =>
  `<li class="card">${when(picture, `<div class="picture" style="padding:0">${picture && image(picture)}${when(badge, `<span class="badge">${escaped(badge ?? '')}</span>`)}</div>`)}<div><h3><a href="${escaped(href)}">${escaped(title)}</a></h3>${when(text, `<p>${escaped(text)}</p>`)}${when(tags.length, `<ul class="tags">${each(tags, (tag) => `<li>${escaped(tag)}</li>`)}</ul>`)}</div></li>`;

function section({ title, text, more, layout, cards, rows, links, buttons }: Section): string {
  const isNarrow = layout === 'row' && cards.every((one) => (one.picture?.ratio ?? 1) < 1);
  return `<section${when(cards.length === 0, ' class="panel"')}><div class="head"><h2>${escaped(title)}</h2>${more ? `<a href="${escaped(more.href)}">${escaped(more.text)} ${icon('next')}</a>` : ''}</div>${when(text, `<p class="muted">${escaped(text)}</p>`)}${when(cards.length, `<ul class="${layout}${when(isNarrow, ' narrow')}">${each(cards, card)}</ul>`)}${when(rows.length, `<dl>${each(rows, ({ label, value, href }) => `<div><dt>${escaped(label)}</dt><dd>${href ? `<a href="${escaped(href)}">${escaped(value)}</a>` : escaped(value)}</dd></div>`)}</dl>`)}${when(links.length, `<ul class="tags">${each(links, (link) => `<li><a href="${escaped(link.href)}">${escaped(link.text)}</a></li>`)}</ul>`)}${when(buttons.length, `<p class="actions">${each(buttons, (button) => `<button>${escaped(button)}</button>`)}</p>`)}</section>`;
}

/**
 * A page as one would write it by hand: the content and pictures of our page, one style element, no script, no state.
 * Its fonts are those of the device.
 */
export function floorPage(page: PageContent): string {
  const { language, documentTitle, description, site, hero, search, intro, actions, sections, footer } = page;
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(documentTitle)}</title><meta name="description" content="${escaped(description)}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${floorStyles}</style></head><body>${sprite}<header><a href="/">${site.icon ? image(site.icon) : ''}${escaped(site.name)}</a><nav class="links">${each(site.links, (link) => `<a href="${escaped(link.href)}">${escaped(link.text)}</a>`)}</nav><button aria-label="${language}">${icon('language')}</button><button class="menu" aria-label="…">${icon('menu')}</button></header><main><div class="hero${when(!search, ' short')}" style="max-inline-size:none;margin-block-start:0;padding:0">${hero.picture ? image(hero.picture, true) : ''}<div><h1>${escaped(hero.title)}</h1><p>${escaped(hero.text)}</p>${search ? `<form class="search" action="/portals">${icon('search')}<input type="search" name="title" placeholder="${escaped(search.placeholder)}"><button class="brand">${escaped(search.button)}</button></form>` : ''}</div></div>${when(intro.length, `<div>${each(intro.slice(0, 1), (text) => `<p>${escaped(text)}</p>`)}${when(intro.length > 1, `<details><summary>…</summary>${each(intro.slice(1), (text) => `<p>${escaped(text)}</p>`)}</details>`)}</div>`)}${when(actions.length, `<div class="actions">${each(actions, (action) => `<button>${escaped(action)}</button>`)}</div>`)}${each(sections, section)}</main><footer><p>${escaped(footer.text)}</p><label>${escaped(footer.theme.label)} <select>${each(footer.theme.options, (option) => `<option>${escaped(option)}`)}</select></label><nav>${each(footer.languages, ({ href, text }) => `<a href="${escaped(href)}">${escaped(text)}</a>`)}</nav></footer></body></html>`;
}
