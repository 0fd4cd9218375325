import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { bumpFor, changesBetween, isAtLeast, levelOf, nextVersion } from './api-change.ts';
import { declaredNames, statementsOf } from './declared-names.ts';

const SLOT = 'export interface Slot {\n    name: string;\n    order: number;\n}';
const before = new Map([
  ['Slot', SLOT],
  ['draw', 'export declare function draw(slot: Slot): void;'],
]);

describe('a change of the public types', () => {
  test.each([
    ['nothing', before, 'patch', []],
    ['a new name', new Map([...before, ['erase', 'x']]), 'minor', ['platform: erase was added']],
    [
      'a new optional member',
      new Map([...before, ['Slot', SLOT.replace('order', 'title?: string;\n    order')]]),
      'minor',
      ['platform: Slot was widened'],
    ],
    [
      'a new member that all must have',
      new Map([...before, ['Slot', SLOT.replace('order', 'title: string;\n    order')]]),
      'major',
      ['platform: Slot was changed'],
    ],
    [
      'another parameter',
      new Map([...before, ['draw', 'export declare function draw(slot: Slot, at: number): void;']]),
      'major',
      ['platform: draw was changed'],
    ],
    ['a name that is gone', new Map([['Slot', SLOT]]), 'major', ['platform: draw was removed']],
  ])('%s', (_what, now, level, said) => {
    const changes = changesBetween('platform', before, now);
    expect(changes.map(({ name, kind }) => `${name} was ${kind}`)).toEqual(said);
    expect(levelOf(changes)).toBe(level);
  });

  test.each([
    ['1.4.2', 'major', '2.0.0'],
    ['1.4.2', 'minor', '1.5.0'],
    ['1.4.2', 'patch', '1.4.3'],
    ['0.4.2', 'major', '0.5.0'],
    ['0.4.2', 'minor', '0.4.3'],
    ['0.4.2', 'patch', '0.4.3'],
  ] as const)('asks of %s, when it is %s, for %s', (version, level, next) => {
    expect(nextVersion(version, level)).toBe(next);
  });

  test.each([
    ['1.4.2', 'major', 'major'],
    ['1.4.2', 'minor', 'minor'],
    ['0.4.2', 'major', 'minor'],
    ['0.4.2', 'minor', 'patch'],
  ] as const)('of %s, when it is %s, needs the bump %s', (version, level, bump) => {
    expect(bumpFor(version, level)).toBe(bump);
  });

  test.each([
    ['0.2.0', '0.1.9', true],
    ['0.1.9', '0.1.9', true],
    ['0.1.10', '0.1.9', true],
    ['0.1.9', '0.2.0', false],
    ['1.0.0', '0.9.9', true],
  ])('%s is at least %s: %s', (version, lowest, is) => {
    expect(isAtLeast(version, lowest)).toBe(is);
  });
});

describe('the names of declarations', () => {
  test('are found through every file of a door, with what a library gives', () => {
    const folder = scratchFolder();
    writeFileSync(
      path.join(folder, 'index.d.ts'),
      "export * from './Slot.tsx';\nexport { Link, type To as Target } from 'react-router';\nexport { hidden as shown } from './words.ts';\n",
    );
    writeFileSync(
      path.join(folder, 'Slot.d.ts'),
      "import { x } from './x.ts';\ninterface Props {\n    at: {\n        x: number;\n    };\n}\nexport declare function Slot(props: Props): void;\nexport {};\n",
    );
    writeFileSync(path.join(folder, 'words.d.ts'), 'export declare const hidden: string;\n');
    expect([...declaredNames(path.join(folder, 'index.d.ts'))]).toEqual([
      ['Link', "export { Link } from 'react-router';"],
      ['Props', 'interface Props {\n    at: {\n        x: number;\n    };\n}'],
      ['Slot', 'export declare function Slot(props: Props): void;'],
      ['Target', "export { To as Target } from 'react-router';"],
      ['shown', 'export declare const hidden: string;'],
    ]);
  });

  test('a statement ends where its brackets do', () => {
    expect(statementsOf('type A = {\n    b: string;\n} | {\n    c: 1;\n};\ntype D = 1;\n')).toHaveLength(2);
  });
});
