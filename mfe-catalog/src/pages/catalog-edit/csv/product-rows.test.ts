import { describe, expect, test } from '@jest/globals';
import type { Product } from '@portico/shared/contracts';
import { csvFile, readCsv } from '@portico/shared/patterns';
import { hasNameColumn, PRODUCT_COLUMNS, recordOf, rowOf } from './product-rows.ts';

const cup: Product = {
  _id: 'p1',
  catalogId: 'c1',
  name: { th: 'ถ้วย, "ชา"', en: 'Tea cup', ar: 'كوب' },
  description: { en: 'Two lines\nof text' },
  price: 1250.5,
  priceSale: 1400,
  highlightText: 'new',
  template: 2,
  action: { text: { en: 'Order' }, color: 'red', link: 'https://shop.example/?a=1,2' },
  appearSeq: 1,
};

async function throughFile(products: readonly Product[]) {
  const table = await readCsv(await csvFile(products.map(recordOf), PRODUCT_COLUMNS));
  if (table.kind !== 'table') throw new Error('no table');
  return table.records.map(rowOf);
}

describe('a CSV file of products', () => {
  test('[OPEN-08] reads back what was written', async () => {
    const { _id, catalogId, appearSeq, ...product } = cup;
    expect(await throughFile([cup])).toEqual([{ product, problems: [] }]);
  });

  test('[CAT-08, OPEN-08] reads back the own text of a label', async () => {
    const highlightText = { th: 'ทำมือ', en: 'Handmade' };
    const [row] = await throughFile([{ ...cup, highlightText }]);
    expect(row?.product.highlightText).toEqual(highlightText);
  });

  test('omits fields that a product does not have', async () => {
    const bare = { _id: 'p', catalogId: 'c', name: { th: 'ถ้วย' }, appearSeq: 1 };
    expect(await throughFile([bare])).toEqual([{ product: { name: { th: 'ถ้วย' } }, problems: [] }]);
  });

  test.each(['=1+1', '+66 81', '-5', '@sum'])('carries "%s" as text, not as a formula', async (words) => {
    expect(recordOf({ ...cup, name: { en: words } })['name_en']).toBe(`'${words}`);
    const [row] = await throughFile([{ ...cup, name: { en: words } }]);
    expect(row?.product.name).toEqual({ en: words });
  });

  test.each([
    [',', 'name_en,price\nCup,5'],
    [';', 'name_en;price\nCup;5'],
    ['tab', 'name_en\tprice\nCup\t5'],
    ['byte order mark', '\uFEFFname_en,price\n\nCup,5\n,\n'],
  ])('is read with %s as separator', async (_name, text) => {
    const table = await readCsv(new Blob([text]));
    expect(table).toMatchObject({ kind: 'table', columns: ['name_en', 'price'] });
    expect(table.kind === 'table' && table.records.map(rowOf)).toEqual([
      { product: { name: { en: 'Cup' }, price: 5 }, problems: [] },
    ]);
  });

  test('a column without a language is read in the site’s default language', async () => {
    const table = await readCsv(new Blob(['name,name_en,name_th,description\nถ้วย,Cup,,ใบเล็ก\nหม้อ,,โถ,']));
    expect(table.kind === 'table' && table.records.map((record) => rowOf(record).product)).toEqual([
      { name: { th: 'ถ้วย', en: 'Cup' }, description: { th: 'ใบเล็ก' } },
      { name: { th: 'โถ' } },
    ]);
  });

  test('that is not a table reports where it breaks', async () => {
    expect(await readCsv(new Blob([]))).toEqual({ kind: 'broken', line: 1 });
    expect(await readCsv(new Blob(['name_en,price\nCup,5\n"Pot,5']))).toEqual({ kind: 'broken', line: 3 });
  });

  test('names the line of the file where each product begins, after empty lines and texts of several lines', async () => {
    const text = '\nname_en,price\r\n\r\n"Cup\nwith ""lid""",5\r\n, \r\nPot,five\n';
    expect(await readCsv(new Blob([text]))).toMatchObject({
      kind: 'table',
      records: [{ price: '5' }, { name_en: 'Pot' }],
      lines: [4, 7],
    });
  });

  test('needs a column of names', () => {
    expect(hasNameColumn(['price', 'name_zh'])).toBe(true);
    expect(hasNameColumn(['price', 'name'])).toBe(true);
    expect(hasNameColumn(['price', 'name_fr'])).toBe(false);
  });
});

describe('a CSV line', () => {
  test.each([
    [{ price: '5' }, [{ column: 'name', rule: 'name' }]],
    [{ name_en: 'Cup', price: 'five' }, [{ column: 'price', rule: 'price' }]],
    [{ name_en: 'Cup', price: '-1' }, [{ column: 'price', rule: 'price' }]],
    [{ name_en: 'Cup', priceSale: '1.005' }, [{ column: 'priceSale', rule: 'price' }]],
    [{ name_en: 'Cup', template: '6' }, [{ column: 'template', rule: 'template' }]],
    [{ name_en: 'Cup', actionLink: 'javascript:x' }, [{ column: 'actionLink', rule: 'link' }]],
    [{ name_en: 'Cup', actionColor: 'red;}' }, [{ column: 'actionColor', rule: 'color' }]],
    [{ name_en: 'x'.repeat(301) }, [{ column: 'name_en', rule: 'long' }]],
    [{ name_en: 'Cup', price: '฿1,250.50' }, []],
    [{ name_en: 'Cup', price: '\u200f1,250.50\u00a0฿' }, []],
  ] as const)('%j has these problems: %j', (record, problems) => {
    expect(rowOf(record).problems).toEqual(problems);
  });
});
