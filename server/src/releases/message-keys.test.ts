import { expect, test } from '@jest/globals';
import { messageKeysOf } from './message-keys.ts';

const MESSAGES = '{"title":"Events","count_one":"one","count_other":"many","empty":"","list":{"end":"End"}}';
const KEYS = ['title', 'count', 'count', 'list.end'];

test.each([
  [
    'webpack',
    `(self.webpackChunkx ||= []).push([["a"], { 7: (module) => { module.exports = ${MESSAGES}; } }]);`,
  ],
  [
    'Vite',
    `System.register([], function (exports) { return { execute: function () { exports("default", ${MESSAGES}); } }; });`,
  ],
])('reads the keys of a chunk that %s built', (_bundler, script) => {
  expect(messageKeysOf(script)).toEqual(KEYS);
});

test('[T-18] a chunk of messages cannot reach the process', () => {
  const script = `System.register([], (exports) => ({
    execute: () => {
      const out = exports.constructor('return typeof process')();
      exports('default', { [out]: 'type of process' });
    },
  }));`;
  expect(messageKeysOf(script)).toEqual(['undefined']);
});

test('[T-18] a chunk that replaces built-ins used for the result is refused', () => {
  const script = 'JSON.stringify = () => ({ toString() { for (;;); } });';
  expect(() => messageKeysOf(script)).toThrow('no JSON');
});

test('a chunk that never ends is stopped', () => {
  const script = 'System.register([], () => ({ execute: () => { for (;;); } }));';
  expect(() => messageKeysOf(script)).toThrow(/timed out/);
});
