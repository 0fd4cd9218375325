import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  ACTION_TYPES,
  CATALOG_TEMPLATES,
  LANGUAGES,
  type LocalizedText,
  PRODUCT_LABELS,
  type TranslatableText,
  WEB_PAGE_WIDGETS,
} from '@portico/shared/contracts';
import { ACTION_COLOR_PRESETS, tagKey, tagWords } from '@portico/shared/domain';
import type { PortalSeed, ProviderContent } from '../server/src/seed/seed-content.ts';
import { SCENE_KINDS } from './content.schema.ts';
import { sceneKinds } from './pictures/draw-picture.ts';
import { contentFolder, readProviderContent } from './read-content.ts';

const demoContent = readProviderContent(path.join(contentFolder, 'demo'));
const privateContent = readProviderContent(path.join(contentFolder, 'private'));
const { portals, towns, listings, catalogs, webPages, webConfig } = demoContent;
const released = portals.filter((portal) => portal.status === 'RELEASE');
const editorsOf = (portal: PortalSeed) => portal.editors ?? ['admin'];
const ofCreator = portals.filter((portal) => editorsOf(portal).includes('creator'));
const isComplete = (text: TranslatableText | undefined) =>
  typeof text === 'object' && LANGUAGES.every((language) => Boolean(text[language]));

const isLocalized = (value: object): value is LocalizedText => {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => LANGUAGES.some((language) => language === name));
};

/** Every text per language within a value, with where it stands. */
function localizedTexts(value: unknown, path = ''): { path: string; text: LocalizedText }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([name, item]) => {
    const id = (item as { id?: string } | null)?.id;
    return localizedTexts(item, `${path}/${id ?? name}`);
  });
}

/** What a page shows of a portal in one language, its catalogues included. */
const pageTexts = (portal: PortalSeed) =>
  localizedTexts([portal, catalogs.filter((catalog) => catalog.portal === portal.id)]);

/** In four languages whatever is written in any, with the texts that every page ought to have. */
const isWhole = (portal: PortalSeed) =>
  [portal.title, portal.highlightSentence, portal.description].every(isComplete) &&
  typeof portal.openingHours !== 'string' &&
  pageTexts(portal).every(({ text }) => isComplete(text));

/** Letters that a text of the language has at least one of. */
const SCRIPTS = {
  th: /\p{Script=Thai}/u,
  en: /\p{Script=Latin}/u,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
};
const galleries = portals.map((portal) => portal.gallery ?? []);
const products = catalogs.flatMap((catalog) => catalog.products);
const hours = portals.flatMap(({ openingHours }) =>
  typeof openingHours === 'object' && 'week' in openingHours ? [openingHours] : [],
);

const expectUnique = (values: string[]) => expect([...new Set(values)]).toEqual(values);

const expectConsistent = (content: ProviderContent) => {
  const townIds = content.towns.map(({ id }) => id);
  const listingIds = content.listings.map(({ id }) => id);
  const portalIds = content.portals.map(({ id }) => id);
  const catalogIds = content.catalogs.map(({ id }) => id);
  const names = content.accounts.map(({ username }) => username);
  for (const ids of [townIds, listingIds, portalIds, catalogIds, content.webPages.map(({ id }) => id)]) {
    expectUnique(ids);
  }
  expectUnique(content.catalogs.flatMap((catalog) => catalog.products.map(({ id }) => id)));
  for (const listing of content.listings) expect(townIds).toContain(listing.town);
  for (const catalog of content.catalogs) expect(portalIds).toContain(catalog.portal);
  for (const portal of content.portals) {
    expect(portal.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(townIds).toEqual(expect.arrayContaining(portal.towns));
    expect(listingIds).toEqual(expect.arrayContaining(portal.listings));
    expect(names).toEqual(expect.arrayContaining(editorsOf(portal)));
    expectUnique(portal.tags);
    for (const item of portal.gallery ?? []) {
      if (item.type === 'catalog') {
        const catalog = content.catalogs.find(({ id }) => id === item.catalogId);
        expect(catalog?.portal).toBe(portal.id);
      }
      if (item.type === 'video' || item.type === 'picture_link') expect(item.externalUrl).toMatch(/^https:/);
    }
  }
};

describe('demo content', () => {
  test('[OPEN-12] has 16 towns, 12 listings and 80 portals', () => {
    expect(towns).toHaveLength(16);
    expect(listings).toHaveLength(12);
    expect(portals).toHaveLength(80);
  });

  test.each(['demo', 'private'])('%s names each of its files of portals', (provider) => {
    const folder = path.join(contentFolder, provider);
    const { portals: named } = JSON.parse(readFileSync(path.join(folder, 'provider.json'), 'utf8')) as {
      portals: string[];
    };
    const files = readdirSync(path.join(folder, 'portals')).map((file) => path.basename(file, '.json'));
    expect([...named].sort()).toEqual(files.sort());
  });

  test('may ask for every picture that the picture maker draws', () => {
    expect([...SCENE_KINDS].sort()).toEqual([...sceneKinds].sort());
  });

  test('refers only to what exists', () => {
    expectConsistent(demoContent);
    expectConsistent(privateContent);
  });

  test('[OPEN-12] every town and listing has its title in four languages', () => {
    for (const { title } of [demoContent, privateContent].flatMap((content) => [
      ...content.towns,
      ...content.listings,
    ])) {
      expect(isComplete(title)).toBe(true);
    }
  });

  test('[CAT-08] labels that are Thai or English for every reader are in three catalogues, elsewhere only the one of sold-out products is', () => {
    const withFixed = ['chonnabot-cloth', 'chonnabot-scarves', 'batik-pieces'];
    const others = catalogs.filter(({ id }) => !withFixed.includes(id));
    const fixed = others.flatMap(({ products }) =>
      products.flatMap(({ highlightText }) => (typeof highlightText === 'string' ? highlightText : [])),
    );
    expect([...new Set(fixed)].toSorted()).toEqual(['sold_out', 'surprise']);
  });

  test('no line of a Thai text begins with ๆ', () => {
    const texts = localizedTexts([demoContent, privateContent]);
    expect(texts.filter(({ text }) => text.th?.includes(' ๆ')).map(({ path }) => path)).toEqual([]);
  });

  test('[OPEN-12, DATA-01] at least 24 portals are whole in four languages: captions, buttons, addresses and products too', () => {
    const complete = portals.filter(isWhole);
    expect(complete.length).toBeGreaterThanOrEqual(24);
    for (const { highlightSentence } of complete) {
      expect(highlightSentence?.en?.length).toBeGreaterThanOrEqual(60);
      expect(highlightSentence?.en?.length).toBeLessThanOrEqual(160);
    }
  });

  test('[APP-04] every text is written in Thai, the language in which the site starts', () => {
    const texts = localizedTexts([demoContent, privateContent]);
    expect(texts.filter(({ text }) => !text.th).map(({ path }) => path)).toEqual([]);
  });

  test.each(LANGUAGES)('[DATA-01] every text in %s has letters of its script', (language) => {
    const foreign = localizedTexts([demoContent, privateContent]).flatMap(({ path, text }) => {
      const words = text[language]?.replace(/<[^>]*>/g, '');
      return words && !SCRIPTS[language].test(words) ? [`${path}: ${words}`] : [];
    });
    expect(foreign).toEqual([]);
  });

  test('a dish with pork says so to readers of Arabic', () => {
    for (const id of ['hokkien-mee-thalang', 'kad-luang-warorot', 'yaowarat']) {
      const portal = portals.find((one) => one.id === id);
      expect(portal?.description?.th ?? '').not.toBe('');
      expect(portal?.description?.ar).toContain('خنزير');
    }
  });

  test('[DATA-02] other portals have gaps in every language but Thai', () => {
    for (const language of ['en', 'zh', 'ar'] as const) {
      expect(released.filter(({ title }) => !title[language]).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('[DATA-13] lies within Thailand, except for the portal without a place', () => {
    const placed = portals.flatMap(({ location }) => (location ? [location] : []));
    const nowhere = placed.filter(({ latitude, longitude }) => latitude === 0 && longitude === 0);
    expect(nowhere).toHaveLength(1);
    for (const { latitude = 0, longitude = 0 } of placed.filter((location) => !nowhere.includes(location))) {
      expect(latitude).toBeGreaterThan(5.5);
      expect(latitude).toBeLessThan(20.5);
      expect(longitude).toBeGreaterThan(97.3);
      expect(longitude).toBeLessThan(105.7);
    }
  });

  test('[HOME-09] each tag of the web config fills its block', () => {
    for (const tag of webConfig.tags) {
      expect(released.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThanOrEqual(5);
    }
    const tags = new Set(portals.flatMap((portal) => portal.tags));
    for (const pattern of [/ /, /&/, /,/, /[\u4e00-\u9fff]/, /[\u0600-\u06ff]/]) {
      expect([...tags].some((tag) => pattern.test(tag))).toBe(true);
    }
  });

  test.each([
    ['demo', demoContent],
    ['private', privateContent],
  ])(
    '[OPEN-53] every tag of %s is in its dictionary, with its own words in four languages',
    (_name, content) => {
      const dictionary = (content.tags ?? []).map(({ id, ...tag }) => ({ _id: id, ...tag }));
      const used = new Set([...content.webConfig.tags, ...content.portals.flatMap(({ tags }) => tags)]);
      expect(dictionary.map(({ _id }) => _id).sort()).toEqual([...used].sort());
      for (const { name } of dictionary) expect(isComplete(name)).toBe(true);
      expectUnique(dictionary.flatMap((tag) => [...new Set(tagWords(tag).map(tagKey))]));
      // Two tags with one name would be two equal chips on a card.
      for (const language of LANGUAGES) expectUnique(dictionary.map(({ name }) => String(name[language])));
    },
  );

  test('[OPEN-51] portals of creator are in every state', () => {
    const drafts = ofCreator.filter(({ status }) => status === 'DRAFT');
    expect(drafts.map(({ stepIndex }) => stepIndex)).toEqual([2, 4]);
    expect(ofCreator.some(({ status, towns: refs }) => status === 'USER_DRAFT' && refs.length > 0)).toBe(
      true,
    );
    expect(ofCreator.some(({ status, rejectReason }) => status === 'REJECT' && rejectReason)).toBe(true);
    expect(ofCreator.filter(({ status }) => status === 'RELEASE').length).toBeGreaterThanOrEqual(3);
    expect(released.filter((portal) => portal.towns.length === 0)).toHaveLength(1);
  });

  test('[OPEN-51] one portal has every block, one has none', () => {
    const full = portals.find(({ id }) => id === 'ban-mon-celadon');
    for (const block of [
      'highlightSentence',
      'description',
      'shortDescription',
      'thumbnail',
      'cover',
      'gallery',
      'links',
      'contacts',
      'contributors',
      'location',
      'openingHours',
      'action',
      'popUp',
    ] as const) {
      expect(full?.[block]).toBeDefined();
    }
    expect(Object.keys(full?.contacts ?? {})).toHaveLength(8);
    expect(catalogs.some(({ portal }) => portal === full?.id)).toBe(true);
    const bare = released.filter(({ cover, description, contacts }) => !cover && !description && !contacts);
    expect(bare).toHaveLength(1);
    expect(bare[0]?.towns).toHaveLength(1);
  });

  test('[DATA-15] [EDIT-07] shows every action type and every colour', () => {
    const actions = portals.flatMap(({ action }) => (action ? [action] : []));
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(ACTION_TYPES));
    const backgrounds = ACTION_COLOR_PRESETS.map(({ background }) => background as string);
    const colors = actions.flatMap(({ color }) => (color ? [color] : []));
    expect(new Set(colors.map(({ background }) => background))).toEqual(new Set(backgrounds));
    for (const color of colors) expect(ACTION_COLOR_PRESETS).toContainEqual(color);
    const ofProducts = products.flatMap(({ action }) => (action?.color ? [action.color] : []));
    expect(new Set(ofProducts)).toEqual(new Set(backgrounds));
  });

  test('[OPEN-51] one gallery has sixteen items of each kind', () => {
    const gallery = galleries.find((items) => items.length === 16) ?? [];
    expect(gallery.filter(({ type }) => type === 'picture').length).toBeGreaterThan(10);
    expect(gallery[12]?.type).toBe('video');
    expect(gallery.some(({ type }) => type === 'picture_link')).toBe(true);
    const ends = gallery.flatMap(({ expiresInHours }) =>
      expiresInHours === undefined ? [] : [expiresInHours],
    );
    expect(ends.filter((end) => end < 0)).toHaveLength(1);
    expect(ends).toEqual(expect.arrayContaining([20, 120]));
    const long = gallery.find(({ description }) => isComplete(description));
    for (const language of LANGUAGES) expect(long?.description?.[language]?.length).toBeGreaterThan(200);
  });

  test('[AMBIG-36] an expired item also stands among the first of a gallery', () => {
    expect(
      galleries.some((items) => items.slice(0, 3).some(({ expiresInHours = 1 }) => expiresInHours < 0)),
    ).toBe(true);
  });

  test('[OPEN-51] pop-ups open on home, on a town with a splash and on a portal', () => {
    expect(webConfig.popUp?.isShow).toBe(true);
    expect(towns.filter(({ profile, popUp }) => profile && popUp?.isShow)).toHaveLength(1);
    expect(portals.map(({ popUp }) => popUp?.aspects)).toContainEqual({ width: 4, height: 5 });
    const popUps = [webConfig, ...towns, ...portals].flatMap(({ popUp }) => (popUp ? [popUp] : []));
    expect(popUps).toHaveLength(3);
    for (const { message, buttonLink } of popUps) {
      expect(isComplete(message)).toBe(true);
      expect(isComplete(buttonLink?.text)).toBe(true);
    }
  });

  test('[OPEN-51] private items of each kind share one passcode', () => {
    const locked = [towns, listings, portals].map((items) => items.filter(({ isPrivate }) => isPrivate));
    expect(locked.map((items) => items.length)).toEqual([1, 1, 2]);
    for (const { passcode } of locked.flat()) expect(passcode).toBe('123456');
    expect(privateContent.isPrivate).toBe(true);
    expect(privateContent.towns).toHaveLength(2);
    expect(privateContent.listings).toHaveLength(2);
    expect(privateContent.portals).toHaveLength(4);
  });

  test('[OPEN-51] one listing has no portals', () => {
    const empty = listings.filter(({ id }) => !released.some((portal) => portal.listings.includes(id)));
    expect(empty.map(({ id }) => id)).toEqual(['chanthaburi-orchards']);
  });

  test('[OPEN-10] opening hours pass midnight, rest on Mondays, have holidays or are legacy text', () => {
    const intervals = hours.flatMap(({ week }) => Object.values(week).flat());
    expect(intervals.some(({ open, close }) => close < open)).toBe(true);
    expect(hours.some(({ week }) => !week.mon && week.tue && week.sun)).toBe(true);
    expect(hours.some(({ special = [] }) => special.some(({ closed }) => closed))).toBe(true);
    expect(hours.some(({ special = [] }) => special.some((day) => day.intervals))).toBe(true);
    expect(portals.some(({ openingHours }) => typeof openingHours === 'string')).toBe(true);
    expect(
      portals.some(({ openingHours }) => typeof openingHours === 'object' && !('week' in openingHours)),
    ).toBe(true);
  });

  test('[OPEN-19] three portals carry a ribbon', () => {
    const promoted = released.filter(({ promoteWord, promoteType }) => promoteWord && promoteType);
    expect(promoted).toHaveLength(3);
    for (const { promoteWord } of promoted) expect(isComplete(promoteWord)).toBe(true);
  });

  test('[CAT-02] [CAT-08] [CAT-09] catalogues cover the templates, products the labels', () => {
    expect(catalogs.length).toBeGreaterThanOrEqual(7);
    expect(new Set(catalogs.map(({ portal }) => portal)).size).toBe(5);
    expect(new Set(catalogs.map(({ template }) => template))).toEqual(new Set(CATALOG_TEMPLATES));
    for (const catalog of catalogs) {
      expect(catalog.products.length).toBeGreaterThanOrEqual(3);
      expect(catalog.products.length).toBeLessThanOrEqual(10);
    }
    const labels = products.flatMap(({ highlightText }) => highlightText ?? []);
    for (const label of PRODUCT_LABELS) expect(labels).toContain(label);
    const known = new Set<TranslatableText>(PRODUCT_LABELS);
    expect(labels.some((label) => typeof label === 'string' && !known.has(label))).toBe(true);
    expect(labels.filter((label) => typeof label === 'object').every(isComplete)).toBe(true);
    expect(products.some(({ price, priceSale }) => price !== undefined && priceSale !== undefined)).toBe(
      true,
    );
    expect(products.some(({ price, priceSale }) => price === undefined && priceSale !== undefined)).toBe(
      true,
    );
    for (const { price, priceSale } of products)
      if (price && priceSale) expect(priceSale).toBeGreaterThan(price);
  });

  test('[PAGE-01] the extra button leads to a page with every widget', () => {
    const page = webPages.find(({ id }) => webConfig.linkExtraButton === `/web-page/${id}`);
    expect(webConfig.isExtraBtn).toBe(true);
    expect(isComplete(webConfig.nameExtraButton)).toBe(true);
    expect(new Set(page?.widgets)).toEqual(new Set(WEB_PAGE_WIDGETS));
    expect(page?.bannerImages).toHaveLength(3);
    expect(page?.galleryImages).toHaveLength(6);
    expect(page?.iconLinks).toHaveLength(6);
    expect(page?.buttonLinks).toHaveLength(3);
  });

  test('rich text keeps to the allowed elements, most released portals have three gallery items or more', () => {
    const texts = JSON.stringify([portals, towns, webConfig]);
    const allowed = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br'];
    for (const [, element] of texts.matchAll(/<\/?([a-z0-9]+)/g)) expect(allowed).toContain(element);
    for (const { isAdvanceDescription, description } of portals) {
      const isRich = Object.values(description ?? {}).some((value) => value?.startsWith('<'));
      expect(isRich).toBe(isAdvanceDescription ?? false);
    }
    const filled = released.filter(({ gallery = [] }) => gallery.length >= 3);
    expect(filled.length).toBeGreaterThanOrEqual(70);
  });

  test('pictures each have a seed of their own, contacts are not of real people', () => {
    const seeds = [...JSON.stringify(demoContent).matchAll(/"seed":"([^"]+)"/g)].map(([, seed = '']) => seed);
    expectUnique(seeds);
    for (const { contacts } of portals) {
      for (const phone of contacts?.phone?.split(',') ?? [])
        expect(phone).toMatch(/^(02-000|08-0000)-\d{4}$/);
      if (contacts?.email) expect(contacts.email).toMatch(/@example\.(com|org)$/);
      if (contacts?.webpage) expect(contacts.webpage).toMatch(/^https:\/\/www\.example\.com\//);
    }
  });
});
