import { describe, expect, test } from '@jest/globals';
import { readStoreNames } from './store-names.ts';

describe('the store names of a source', () => {
  test('are read from endpoint and slice literals', () => {
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

  test('are read from a function with a body and a method too', () => {
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

  test('are empty for a source without endpoints and slices', () => {
    expect(readStoreNames('this is no ( program', 'words.ts')).toEqual({ endpoints: [], slices: [] });
  });
});
