import { expect, test } from '@jest/globals';
import { csvLine } from './csv-table.ts';

test.each([
  [['a', 'b'], 'a,b'],
  [['', 'วัดพระธาตุ'], ',วัดพระธาตุ'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"'],
  [['=1+1'], "'=1+1"],
  [['+66 81', '-1', '@name'], "'+66 81,'-1,'@name"],
  [['\t=1', '=HYPERLINK("x","y")'], `'\t=1,"'=HYPERLINK(""x"",""y"")"`],
  [['a=1', '1-2'], 'a=1,1-2'],
])('the cells %j are one line of CSV that no spreadsheet runs', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
