import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '@portico/shared/contracts';
import { type PageContent, portalTexts, sourceLanguage } from '@portico/shared/domain';
import fc from 'fast-check';
import { csvOfTexts, readTextsCsv } from './csv-texts.ts';
import type { TranslationRow } from './translation-rows.ts';
import { readTextsXliff, xliffOfTexts } from './xliff-texts.ts';

const page: PageContent = {
  title: { th: 'วัดภูมินทร์', en: 'Wat Phumin' },
  isAdvanceDescription: true,
  description: { th: '<p>ก & "ข"</p>\r\n<p>ค</p>', ar: 'نص' },
  links: [
    { externalUrl: 'https://example.org/', title: { th: 'แผนที่, "เมือง"\nน่าน' } },
    { externalUrl: 'https://example.org/', title: { en: 'Only English' } },
  ],
};
const rowsOf = (content: PageContent, source: Language = 'th'): TranslationRow[] =>
  portalTexts(content).map((text) => {
    const from = sourceLanguage(text.text, source);
    const cells = LANGUAGES.map((language) => [
      language,
      { state: language === from ? 'source' : text.text[language] ? 'translated' : 'missing' },
    ]);
    return { ...text, label: text.kind, source: from, languages: Object.fromEntries(cells) };
  });
const rows = rowsOf(page);
const fileOf = (text: string) => new Blob([text]);
const noChange = { kind: 'texts', edits: [], problems: [] };
const xliff = { portalId: 'p1', rows, source: 'th', target: 'en' } as const;

describe('CSV', () => {
  test('an export that is imported again changes nothing', async () => {
    expect(await readTextsCsv(await csvOfTexts(rows, LANGUAGES), rows)).toEqual(noChange);
  });

  test('an edited file changes exactly the edited texts', async () => {
    const csv = await (await csvOfTexts(rows, LANGUAGES)).text();
    expect(await readTextsCsv(fileOf(csv.replace('Wat Phumin', 'Phumin Temple')), rows)).toEqual({
      kind: 'texts',
      edits: [{ key: 'title', language: 'en', text: 'Phumin Temple' }],
      problems: [],
    });
  });

  test('rows that cannot be taken are named with their line and the reason; the others are', async () => {
    const csv = `key,en\ntitle,New\n\nlinks.9.title,Lost\ntitle,Twice\nlinks.0.title,${'x'.repeat(301)}\n`;
    expect(await readTextsCsv(fileOf(csv), rows)).toEqual({
      kind: 'texts',
      edits: [{ key: 'title', language: 'en', text: 'New' }],
      problems: [
        { reason: 'unknown', row: 4, key: 'links.9.title' },
        { reason: 'repeated', row: 5, key: 'title' },
        { reason: 'tooLong', row: 6, key: 'links.0.title', limit: 300 },
      ],
    });
  });

  test.each(['', 'name,en\nx,y', 'key,name\ntitle,y', 'key,en\n"open'])(
    '%j is no table of texts',
    async (csv) => {
      expect(await readTextsCsv(fileOf(csv), rows)).toEqual({
        kind: 'refused',
        problem: { reason: 'notATable' },
      });
    },
  );
});

describe('XLIFF', () => {
  test('is version 2.0, with a unit per text in the source language and its label', async () => {
    const xml = new DOMParser().parseFromString(await xliffOfTexts(xliff).text(), 'application/xml');
    const root = xml.documentElement;
    expect([root.namespaceURI, root.getAttribute('version')]).toEqual([
      'urn:oasis:names:tc:xliff:document:2.0',
      '2.0',
    ]);
    expect([...xml.getElementsByTagName('unit')].map((unit) => unit.id)).toEqual([
      'title',
      'description',
      'links.0.title',
    ]);
    expect(xml.getElementsByTagName('target')).toHaveLength(1);
    expect(xml.getElementsByTagName('note')[0]?.textContent).toBe('title');
  });

  test('an export that is imported again changes nothing', async () => {
    expect(await readTextsXliff(xliffOfTexts(xliff), xliff)).toEqual(noChange);
  });

  test('a file whose units a tool has split is put together', async () => {
    const file = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="th-TH" trgLang="en-GB">
      <file id="f"><unit id="title"><segment><source>วัด</source><target>Phumin</target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source>ภูมินทร์</source><target><mrk id="1">Temple</mrk></target></segment></unit></file></xliff>`;
    const spaced = rowsOf({ title: { th: 'วัด ภูมินทร์' } });
    expect(await readTextsXliff(fileOf(file), { portalId: 'p1', rows: spaced })).toEqual({
      kind: 'texts',
      edits: [{ key: 'title', language: 'en', text: 'Phumin Temple' }],
      problems: [],
    });
  });

  test('a translation of a source that has changed since is left out and named', async () => {
    const xml = (await xliffOfTexts(xliff).text()).replace('Wat Phumin', 'Phumin Temple');
    const now = rowsOf({ ...page, title: { th: 'วัดใหม่', en: 'Wat Phumin' } });
    expect(await readTextsXliff(fileOf(xml), { portalId: 'p1', rows: now })).toEqual({
      kind: 'texts',
      edits: [],
      problems: [{ reason: 'sourceChanged', row: 1, key: 'title' }],
    });
  });

  test.each([
    ['<xliff', 'notXml'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', 'notXml'],
    ['<xliff version="1.2"/>', 'notXliff'],
    ['<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="th" trgLang="fr"/>', 'languages'],
    [
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="th" trgLang="en"><file original="p2"/></xliff>',
      'otherPage',
    ],
  ])('%s is refused: %s', async (xml, reason) => {
    expect(await readTextsXliff(fileOf(xml), xliff)).toEqual({ kind: 'refused', problem: { reason } });
  });
});

test('any texts survive both files, and any translation in them arrives as it was written', async () => {
  // A file cannot tell a text of spaces from none, nor one end of a line from another.
  const words = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 30 })
    .map((text) => text.replace(/\r\n?/g, '\n'))
    .filter((text) => text.trim() !== '' && !text.startsWith('\ufeff'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ th: words, en: words }), { minLength: 1, maxLength: 4 }),
      words,
      async (titles, next) => {
        const links = titles.map((title) => ({ externalUrl: 'https://example.org/', title }));
        const own = rowsOf({ title: { th: 'ชื่อ', en: 'Name' }, links });
        const written = own.map((row) =>
          row.key === 'links.0.title' ? { ...row, text: { ...row.text, en: next } } : row,
        );
        const expected = next === titles[0]?.en ? [] : [{ key: 'links.0.title', language: 'en', text: next }];
        const files = [
          (texts: TranslationRow[]) => xliffOfTexts({ ...xliff, rows: texts }),
          (texts: TranslationRow[]) => csvOfTexts(texts, LANGUAGES),
        ];
        const [asXliff, asCsv] = files as [(typeof files)[0], (typeof files)[0]];
        const page = { portalId: 'p1', rows: own };
        expect(await readTextsXliff(await asXliff(own), page)).toEqual(noChange);
        expect(await readTextsCsv(await asCsv(own), own)).toEqual(noChange);
        expect(await readTextsXliff(await asXliff(written), page)).toMatchObject({
          edits: expected,
          problems: [],
        });
        expect(await readTextsCsv(await asCsv(written), own)).toMatchObject({
          edits: expected,
          problems: [],
        });
      },
    ),
    { numRuns: 200 },
  );
});
