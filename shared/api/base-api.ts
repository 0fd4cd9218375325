import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/**
 * The one cache of server data, into which remotes inject their endpoints; a save in one remote refetches data of
 * another by cache tags. [MFE-03, MFE-06] Data that depends on the signed-in person has the tag 'Viewer'.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Portal', 'MyPortals', 'Catalog', 'Search', 'WebConfig', 'WebPage', 'Tag', 'Viewer'],
  endpoints: () => ({}),
});
