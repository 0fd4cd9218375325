import type { Browser, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@portico/shared/contracts';
import type { Card, Link, PageContent, Picture, Section } from './next/app/page-content.ts';

/** Reads the content of pages of ours as they look on a phone, without running their scripts. */
export async function readPages<Name extends string>(
  browser: Browser,
  origin: string,
  paths: Readonly<Record<Name, string>>,
): Promise<Record<Name, PageContent>> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  try {
    const page = await context.newPage();
    const contents: [string, PageContent][] = [];
    for (const [name, path] of Object.entries<string>(paths))
      contents.push([name, await readPage(page, origin + path)]);
    return Object.fromEntries(contents) as Record<Name, PageContent>;
  } finally {
    await context.close();
  }
}

/** The same pages in each language. */
export async function readContents<Name extends string>(
  browser: Browser,
  origin: string,
  paths: Readonly<Record<Name, string>>,
): Promise<Record<Language, Record<Name, PageContent>>> {
  const contents: [Language, Record<Name, PageContent>][] = [];
  for (const language of LANGUAGES) {
    const inLanguage = Object.entries<string>(paths).map(([name, path]) => [
      name,
      `${path}?lang=${language}`,
    ]);
    contents.push([language, await readPages(browser, origin, Object.fromEntries(inLanguage))]);
  }
  return Object.fromEntries(contents) as Record<Language, Record<Name, PageContent>>;
}

async function readPage(page: Page, address: string): Promise<PageContent> {
  await page.goto(address);
  // The compiler calls this helper with each function that has a name.
  await page.evaluate('globalThis.__name = (named) => named');
  const content = await page.evaluate(contentOfDocument);
  if (content.hero.title === '' || content.sections.length === 0)
    throw new Error(`${address} has no content to compare with`);
  return content;
}

/** Runs in the page. */
function contentOfDocument(): PageContent {
  const all = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E[] =>
    [...root.querySelectorAll<E>(selector)].filter(
      (one) => one.getBoundingClientRect().width > 1 && one.checkVisibility({ visibilityProperty: true }),
    );
  const textOf = (element?: Element | null): string =>
    (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim();
  const pictureOf = (root?: ParentNode | null): Picture | undefined => {
    const image = root?.querySelector('img');
    if (!image) return undefined;
    const { width, height } = (image.closest('[data-picture]') ?? image).getBoundingClientRect();
    return {
      src: image.getAttribute('src') ?? '',
      srcset: image.getAttribute('srcset') ?? '',
      sizes: image.sizes,
      ratio: Number((width / (height || width)).toFixed(3)),
    };
  };
  const linkOf = (link: HTMLElement): Link => ({ href: link.getAttribute('href') ?? '', text: textOf(link) });

  // Far sections have no layout, and so no visible text, until they are near.
  const style = document.createElement('style');
  style.textContent = '* { content-visibility: visible !important }';
  document.head.append(style);
  const main = document.querySelector('main') as HTMLElement;
  const heroTitle = main.querySelector('h1') as HTMLElement;
  const around = heroTitle.closest('section');
  const hero = (around && !around.querySelector('li') ? around : heroTitle.parentElement) as HTMLElement;
  const sectionOf = (section: HTMLElement): Section => {
    const list = all('ul, ol', section)[0];
    const items = all('li', section).filter((item) => !item.parentElement?.closest('li'));
    const isCard = (item: Element): boolean => item.querySelector('img, h3') !== null;
    const cards = items.filter(isCard).map((item): Card => {
      const title = all('h3', item)[0];
      const link = item.querySelector('a');
      const text = all('p, h3 ~ span', item)[0];
      const badge = all('[data-card] [dir="auto"]', item)[0];
      const picture = pictureOf(item);
      return {
        href: link?.getAttribute('href') ?? '',
        title: textOf(title),
        text: textOf(text),
        tags: all('li', item).map(textOf),
        ...(picture ? { picture } : {}),
        ...(badge ? { badge: textOf(badge) } : {}),
      };
    });
    const rows = [
      ...items.filter((item) => !isCard(item) && !item.closest('dl')),
      ...all('dl > div', section),
    ]
      .filter((row) => row.children.length > 1)
      .map((row) => {
        const link = row.querySelector('a');
        return {
          label: textOf(row.children[0]),
          value: textOf(row.children[1]),
          ...(link ? { href: link.getAttribute('href') ?? '' } : {}),
        };
      });
    const outside = (element: Element): boolean => !element.closest('li, dl');
    const heading = all('h2', section)[0];
    const more = all('h2 ~ * a, div:has(> div > h2) a', section).find(outside);
    const columns = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
    const scrolls = list ? /auto|scroll/.test(getComputedStyle(list).overflowX) : false;
    return {
      title: textOf(heading),
      text: all('p, bdi', section).filter(outside).map(textOf).filter(Boolean).join(' · '),
      ...(more ? { more: linkOf(more) } : {}),
      layout: scrolls ? 'row' : columns > 1 ? 'grid' : 'list',
      cards,
      rows,
      links: [
        ...all('a', section).filter((link) => outside(link) && link !== more),
        ...all('li > a', section).filter(
          (link) => !isCard(link.parentElement as Element) && !link.closest('dl'),
        ),
      ].map(linkOf),
      buttons: all('button, summary', section).filter(outside).map(textOf).filter(Boolean),
    };
  };

  // Some pages have one list without a section.
  const looseLists = all('ul, ol', main).filter((list) => !list.closest('section, li'));
  const sections = [
    ...all('section', main).filter((section) => section !== hero),
    ...looseLists.map((list) => list.parentElement as HTMLElement),
  ].map(sectionOf);
  const isLoose = (element: Element): boolean => !element.closest('section');
  const searchBox = hero.querySelector('input');
  const picture = pictureOf(hero);
  const icon = pictureOf(document.querySelector('header nav'));
  const footer = document.querySelector('footer') as HTMLElement;
  return {
    language: document.documentElement.lang,
    documentTitle: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    site: {
      name: textOf(document.querySelector('header nav [dir="auto"]')),
      links: [...document.querySelectorAll<HTMLElement>('header nav a:not([aria-label])')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: link.textContent ?? '',
      })),
      ...(icon ? { icon } : {}),
    },
    hero: {
      title: textOf(heroTitle),
      text: all('p', hero).map(textOf).join(' '),
      ...(picture ? { picture } : {}),
    },
    ...(searchBox
      ? {
          search: {
            placeholder: searchBox.placeholder,
            button: hero.querySelector('button[type="submit"]')?.textContent ?? '',
          },
        }
      : {}),
    intro: all('p', main).filter(isLoose).map(textOf).filter(Boolean),
    actions: all('button', main).filter(isLoose).map(textOf).filter(Boolean),
    sections,
    footer: {
      text: all('p', footer).map(textOf).filter(Boolean).join(' · '),
      theme: {
        label: textOf(footer.querySelector('label')),
        options: [...footer.querySelectorAll('option')].map((option) => option.textContent ?? ''),
      },
      languages: all('nav a', footer).map(linkOf),
    },
  };
}
