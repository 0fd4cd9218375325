import { expect, test } from '@jest/globals';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

type Node = string | { [key: string]: Node };

/** Keys and placeholders of all messages, as 'area.meaning' and 'area.meaning value'; plural forms are one message. */
const shapeOf = (messages: Node) => [...new Set(partsOf(messages, ''))].sort();

const partsOf = (node: Node, path: string): string[] =>
  typeof node === 'string'
    ? [path, ...Array.from(node.matchAll(/\{\{(?:- )?(\w+)\}\}/g), ([, name]) => `${path} ${name}`)]
    : Object.entries(node).flatMap(([key, child]) => {
        const name = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
        return partsOf(child, path === '' ? name : `${path}.${name}`);
      });

test.each([
  ['en', en],
  ['zh', zh],
  ['ar', ar],
])('[APP-03] %s has the messages and the placeholders of th', (_language, messages) => {
  expect(shapeOf(messages)).toEqual(shapeOf(th));
});
