import { expect, test } from '@jest/globals';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

type Node = string | { [key: string]: Node };

/** Key and placeholders of each message, as 'area.meaning {{value}}'. */
const shapeOf = (node: Node, path = ''): string[] =>
  typeof node === 'string'
    ? [`${path} ${(node.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`]
    : Object.entries(node).flatMap(([key, child]) => shapeOf(child, path === '' ? key : `${path}.${key}`));

test.each([
  ['en', en],
  ['zh', zh],
  ['ar', ar],
])('[APP-03] %s has the messages and the placeholders of th', (_language, messages) => {
  expect(shapeOf(messages)).toEqual(shapeOf(th));
});
