import {
  CATALOG_TEMPLATES,
  type CatalogTemplate,
  CONTENT_LIMITS,
  LANGUAGES,
  PLAIN_COLOR,
  type Product,
} from '@portico/shared/contracts';
import { safeHref } from '@portico/shared/domain';
import type { CsvRecord } from '@portico/shared/patterns';
import type { NewProduct } from '../catalog-edit.api.ts';
import { typedPrice } from '../typed-price.ts';

/** A problem of a line: the column and the violated rule. */
export interface RowProblem {
  column: string;
  /** Key of the message under `csv.problem`. */
  rule: 'name' | 'price' | 'template' | 'link' | 'color' | 'long';
}

/** A record as a product, with its problems. */
export interface ProductRow {
  product: NewProduct;
  problems: RowProblem[];
}

/** `line`: that of the file, from 1. */
export type NumberedRow = ProductRow & { line: number };

const TEXT_COLUMNS = ['name', 'description', 'actionText'] as const;
const perLanguage = (column: string): string[] => LANGUAGES.map((language) => `${column}_${language}`);
const localizedColumns = TEXT_COLUMNS.flatMap(perLanguage);

/** Columns of a product file, in order. [OPEN-08] */
export const PRODUCT_COLUMNS: readonly string[] = [
  ...localizedColumns.slice(0, 2 * LANGUAGES.length),
  'price',
  'priceSale',
  'highlightText',
  // A label's own text, where `highlightText` names none.
  ...perLanguage('highlightText'),
  'template',
  ...localizedColumns.slice(2 * LANGUAGES.length),
  'actionColor',
  'actionLink',
];

/** The column of a product's field, by its path: 'name.th', 'action.link'. */
export const columnOf = (path: string): string =>
  path
    .replace(/^action\.(\w)/, (_action, first: string) => `action${first.toUpperCase()}`)
    .replaceAll('.', '_');

/** Language of a column without a language, as other programs write it: the site's default. */
const [FIRST_LANGUAGE] = LANGUAGES;

/** Whether a file's column is read. */
export const isProductColumn = (column: string): boolean =>
  PRODUCT_COLUMNS.includes(column) || TEXT_COLUMNS.some((known) => known === column);

/** Whether a name column exists, which is required. */
export const hasNameColumn = (columns: readonly string[]): boolean =>
  columns.some((column) => /^name(_(th|en|zh|ar))?$/.test(column));

/** The server's limits, checked before anything is sent. */
const LONGEST = {
  name: CONTENT_LIMITS.title,
  description: CONTENT_LIMITS.text,
  actionText: CONTENT_LIMITS.title,
  actionLink: CONTENT_LIMITS.address,
  highlightText: CONTENT_LIMITS.word,
};

/** Converts a line to a product, without missing columns and empty fields. */
export function rowOf(record: CsvRecord): ProductRow {
  const problems: RowProblem[] = [];
  const problem = (column: string, rule: RowProblem['rule']): undefined => {
    problems.push({ column, rule });
    return undefined;
  };
  const field = (column: string): string => unescaped(record[column] ?? '').trim();

  function localizedOf(column: (typeof TEXT_COLUMNS)[number] | 'highlightText') {
    const textIn = (language: (typeof LANGUAGES)[number]): string =>
      field(`${column}_${language}`) ||
      (language === FIRST_LANGUAGE && column !== 'highlightText' ? field(column) : '');
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
    highlightText: highlightText || localizedOf('highlightText'),
    template: templateOf(),
    action: actionOf(),
  };
  return { product: { name: name ?? {}, ...present(parts) }, problems };
}

/** Converts a product to a line; the inverse of `rowOf`. */
export function recordOf(product: Product): CsvRecord {
  const record: Record<string, string> = {};
  const texts = { name: product.name, description: product.description, actionText: product.action?.text };
  for (const column of TEXT_COLUMNS) {
    for (const language of LANGUAGES) record[`${column}_${language}`] = texts[column]?.[language] ?? '';
  }
  record['price'] = product.price === undefined ? '' : String(product.price);
  record['priceSale'] = product.priceSale === undefined ? '' : String(product.priceSale);
  const { highlightText = '' } = product;
  if (typeof highlightText === 'string') record['highlightText'] = highlightText;
  else for (const language of LANGUAGES) record[`highlightText_${language}`] = highlightText[language] ?? '';
  record['template'] = product.template === undefined ? '' : String(product.template);
  record['actionColor'] = product.action?.color ?? '';
  record['actionLink'] = product.action?.link ?? '';
  return Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, escaped(record[column] ?? '')]));
}

/** Start of a field that spreadsheets would evaluate as a formula; an apostrophe before it prevents that. */
const FORMULA = /^[=+\-@\t\r]/;
const ESCAPED = /^'(?=[=+\-@\t\r])/;
const escaped = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const unescaped = (text: string): string => text.replace(ESCAPED, '');

const present = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Parts]?: Exclude<Parts[Key], undefined>;
  };
