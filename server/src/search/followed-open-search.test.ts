import { expect, test } from '@jest/globals';
import { troubleOf } from './followed-open-search.ts';

test.each([
  [
    'validation_exception: Validation Failed: 1: this action would add [2] total shards, but this cluster currently has [999]/[1000] maximum shards open;',
    /max_shards_per_node/,
  ],
  [
    'this action would add [2] shards, but this cluster currently has [1000]/[1000] maximum normal shards open;',
    /max_shards_per_node/,
  ],
  ['connect ECONNREFUSED 127.0.0.1:9200', /catches up by itself/],
])('%s is logged with what to do', (message, text) => {
  expect(troubleOf(new Error(message))).toMatch(text);
});
