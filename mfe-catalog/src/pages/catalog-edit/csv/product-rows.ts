import {
  CATALOG_TEMPLATES,
  type CatalogTemplate,
  CONTENT_LIMITS,
  LANGUAGES,
  PLAIN_COLOR,
  type Product,
} from '@portico/shared/contracts';
import { safeHref } from '@portico/shared/domain';
import type { NewProduct } from '../catalog-edit.api.ts';
import { typedPrice } from '../typed-price.ts';

/** A line of a file: column to text. */
export type CsvRecord = Readonly<Record<string, string>>;

/** What is wrong with a line: the column, and which rule it breaks. */
export interface RowProblem {
  column: string;
  /** A message key under `csv.problem`. */
  rule: 'name' | 'price' | 'template' | 'link' | 'color' | 'long';
}

/** A line as a product, with what is wrong with it. */
export interface ProductRow {
  product: NewProduct;
  problems: RowProblem[];
}

const TEXT_COLUMNS = ['name', 'description', 'actionText'] as const;
const localizedColumns = TEXT_COLUMNS.flatMap((column) =>
  LANGUAGES.map((language) => `${column}_${language}`),
);

/** The columns of a file of products, in the order in which they are written. [OPEN-08] */
export const PRODUCT_COLUMNS: readonly string[] = [
  ...localizedColumns.slice(0, 2 * LANGUAGES.length),
  'price',
  'priceSale',
  'highlightText',
  'template',
  ...localizedColumns.slice(2 * LANGUAGES.length),
  'actionColor',
  'actionLink',
];

/** The language of a column that names none, as other programs write it: that in which the site starts. [APP-04] */
const [FIRST_LANGUAGE] = LANGUAGES;

/** At least one of them has to be there. */
export const hasNameColumn = (columns: readonly string[]): boolean =>
  columns.some((column) => /^name(_(th|en|zh|ar))?$/.test(column));

/** The server's own limits, so that a wrong line is found before anything is sent. */
const LONGEST = {
  name: CONTENT_LIMITS.title,
  description: CONTENT_LIMITS.text,
  actionText: CONTENT_LIMITS.title,
  actionLink: CONTENT_LIMITS.address,
  highlightText: CONTENT_LIMITS.word,
};

/** A line of a file as a product. Columns that are missing, and empty fields, are left out. */
export function rowOf(record: CsvRecord): ProductRow {
  const problems: RowProblem[] = [];
  const problem = (column: string, rule: RowProblem['rule']): undefined => {
    problems.push({ column, rule });
    return undefined;
  };
  const field = (column: string): string => unescaped(record[column] ?? '').trim();

  function localizedOf(column: (typeof TEXT_COLUMNS)[number]) {
    const textIn = (language: (typeof LANGUAGES)[number]): string =>
      field(`${column}_${language}`) || (language === FIRST_LANGUAGE ? field(column) : '');
    const said = LANGUAGES.map((language) => [language, textIn(language)] as const).filter(
      ([, words]) => words !== '',
    );
    for (const [language, words] of said) {
      if (words.length > LONGEST[column]) problem(`${column}_${language}`, 'long');
    }
    return said.length > 0 ? Object.fromEntries(said) : undefined;
  }

  function priceOf(column: 'price' | 'priceSale'): number | undefined {
    const price = typedPrice(field(column));
    return price === 'wrong' ? problem(column, 'price') : price;
  }

  function templateOf(): CatalogTemplate | undefined {
    const text = field('template');
    if (text === '') return undefined;
    return CATALOG_TEMPLATES.find((template) => String(template) === text) ?? problem('template', 'template');
  }

  function actionOf(): NewProduct['action'] {
    const text = localizedOf('actionText');
    const [color, link] = [field('actionColor'), field('actionLink')];
    if (color && !PLAIN_COLOR.test(color)) problem('actionColor', 'color');
    if (link && !safeHref(link)) problem('actionLink', 'link');
    if (link.length > LONGEST.actionLink) problem('actionLink', 'long');
    return text || color || link
      ? { ...(text ? { text } : {}), ...(color ? { color } : {}), ...(link ? { link } : {}) }
      : undefined;
  }

  const name = localizedOf('name');
  if (!name) problem('name', 'name');
  const highlightText = field('highlightText');
  if (highlightText.length > LONGEST.highlightText) problem('highlightText', 'long');
  const parts = {
    description: localizedOf('description'),
    price: priceOf('price'),
    priceSale: priceOf('priceSale'),
    highlightText: highlightText || undefined,
    template: templateOf(),
    action: actionOf(),
  };
  return { product: { name: name ?? {}, ...present(parts) }, problems };
}

/** A product as a line of a file; `rowOf` gives the same product back. */
export function recordOf(product: Product): CsvRecord {
  const record: Record<string, string> = {};
  const texts = { name: product.name, description: product.description, actionText: product.action?.text };
  for (const column of TEXT_COLUMNS) {
    for (const language of LANGUAGES) record[`${column}_${language}`] = texts[column]?.[language] ?? '';
  }
  record['price'] = product.price === undefined ? '' : String(product.price);
  record['priceSale'] = product.priceSale === undefined ? '' : String(product.priceSale);
  record['highlightText'] = product.highlightText ?? '';
  record['template'] = product.template === undefined ? '' : String(product.template);
  record['actionColor'] = product.action?.color ?? '';
  record['actionLink'] = product.action?.link ?? '';
  return Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, escaped(record[column] ?? '')]));
}

/** A spreadsheet would run a field that begins so as a formula; an apostrophe before it keeps it text. */
const FORMULA = /^[=+\-@\t\r]/;
const ESCAPED = /^'(?=[=+\-@\t\r])/;
const escaped = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const unescaped = (text: string): string => text.replace(ESCAPED, '');

const present = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Parts]?: Exclude<Parts[Key], undefined>;
  };
