import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { allowedSchema, judgeAudit } from './judge-audit.ts';

const TODAY = '2026-11-23';
const advisory = (severity: string, id = 'GHSA-2345-6789-cfgh') => ({
  source: 1,
  name: 'some-package',
  title: 'Prototype pollution',
  url: `https://github.com/advisories/${id}`,
  severity,
});
const printed = (...via: unknown[]) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: { 'some-package': { via } } });
const allowance = (until: string) => [
  { advisory: 'GHSA-2345-6789-cfgh', reason: 'The function is never called here.', until },
];
const judged = (...findings: string[]) => ({ kind: 'judged', findings });

test.each(['high', 'critical'])('a vulnerability that is %s is a finding, once', (severity) => {
  expect(judgeAudit(printed(advisory(severity), advisory(severity)), [], TODAY)).toEqual(
    judged(`${severity}: some-package: Prototype pollution (GHSA-2345-6789-cfgh).`),
  );
});

test('lesser ones are none, nor is a package that is affected through another', () => {
  expect(judgeAudit(printed(advisory('moderate'), advisory('low'), 'other'), [], TODAY)).toEqual(judged());
  expect(judgeAudit(JSON.stringify({ vulnerabilities: {} }), [], TODAY)).toEqual(judged());
});

test('an allowed one is none until its day is over', () => {
  const report = printed(advisory('high'));
  expect(judgeAudit(report, allowance(TODAY), TODAY)).toEqual(judged());
  expect(judgeAudit(report, allowance('2026-11-22'), TODAY)).toEqual(
    judged('high: some-package: Prototype pollution (GHSA-2345-6789-cfgh). It was allowed until 2026-11-22.'),
  );
  expect(judgeAudit(printed(advisory('high', 'GHSA-ffff-ffff-ffff')), allowance(TODAY), TODAY)).not.toEqual(
    judged(),
  );
});

test.each([
  ['', 'npm printed no report'],
  ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['{}', 'no report'],
])('a registry that gives no report, such as %j, is no finding', (text, reason) => {
  expect(judgeAudit(text, [], TODAY)).toEqual({ kind: 'unreachable', reason });
});

test('the list of allowed advisories gives each a reason and a day', () => {
  const file = path.join(__dirname, 'allowed-advisories.json');
  expect(allowedSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).error?.issues).toBeUndefined();
});
