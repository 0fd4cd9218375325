import { describe, expect, test } from '@jest/globals';
import { readStoreNames } from './store-names.ts';

describe('the names that a source gives to what it puts into the store', () => {
  test('are read from endpoints and slices that are written out', () => {
    const source = `
      export const visits = baseApi.injectEndpoints({
        endpoints: (build) => ({
          visitsOf: build.query<Visit[], string>({ query: (id) => ({ url: id }) }),
          'save-visit': build.mutation({ query: () => ({ url: '' }) }),
        }),
      });
      const slice = createSlice({ name: 'visits', initialState: {}, reducers: {} });`;
    expect(readStoreNames(source, 'visits.api.ts')).toEqual({
      endpoints: ['visitsOf', 'save-visit'],
      slices: ['visits'],
    });
  });

  test('also from a function with a body and a method', () => {
    const source = `
      a.injectEndpoints({ endpoints: (build) => { const x = 1; return { one: build.query({}) } as const; } });
      b.injectEndpoints({ endpoints(build) { return { two: build.query({}) }; } });`;
    expect(readStoreNames(source, 'b.ts').endpoints).toEqual(['one', 'two']);
  });

  test.each([
    'baseApi.injectEndpoints({ endpoints: makeEndpoints })',
    'baseApi.injectEndpoints({ endpoints: (build) => ({ ...others(build) }) })',
    'createSlice({ name: NAME })',
  ])('cannot be hidden from the build: %s', (source) => {
    expect(() => readStoreNames(source, 'clever.ts')).toThrow(/^clever\.ts: .* cannot be read\. Write/);
  });

  test('a source that does neither has none', () => {
    expect(readStoreNames('this is no ( program', 'words.ts')).toEqual({ endpoints: [], slices: [] });
  });
});
