import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/**
 * The one cache of server data. Remotes inject their endpoints beside their pages; tags are how a save in one remote
 * makes another fresh. [MFE-03, MFE-06] 'Viewer' is on everything whose answer depends on who asks.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Portal', 'MyPortals', 'Catalog', 'Search', 'WebConfig', 'Viewer'],
  endpoints: () => ({}),
});
