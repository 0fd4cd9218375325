import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { BodySentTo, ImageResult, ReplyOf } from '@portico/shared/contracts';
import { queryOf } from '../../lists/query-of.ts';

type ImageList = ReplyOf<typeof calls.consoleImages>['data'];
type Replaced = ReplyOf<typeof calls.replaceImage>['data'];
type Replacement = BodySentTo<typeof calls.replaceImage>['data'] & { id: string };

/** Every record may show an image, and so may every cached query. */
const CHANGED = ['Media', 'Portal', 'Town', 'Listing', 'WebPage', 'WebConfig', 'Audit'] as const;

const mediaApi = baseApi.enhanceEndpoints({ addTagTypes: CHANGED }).injectEndpoints({
  endpoints: (build) => ({
    consoleImages: build.query<ImageList, Readonly<Record<string, string | number>>>({
      query: (query) => ({
        url: `/api/console/images?${queryOf(query)}`,
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consoleImages>) => data,
      providesTags: ['Viewer', 'Media'],
      keepUnusedDataFor: 0,
    }),
    replaceImage: build.mutation<Replaced, Replacement>({
      query: ({ id, ...data }) => ({
        url: `/api/console/images/${id}/replace`,
        method: 'POST',
        body: { data },
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.replaceImage>) => data,
      invalidatesTags: CHANGED,
    }),
    changeImages: build.mutation<ImageResult[], { ids: string[]; change: 'delete' | 'restore' }>({
      query: ({ ids, change }) => ({
        url: `/api/console/images/${change}`,
        method: 'POST',
        body: { data: { ids } },
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.deleteImages>) => data,
      invalidatesTags: ['Media', 'Audit'],
    }),
  }),
});

export const { useConsoleImagesQuery, useReplaceImageMutation, useChangeImagesMutation } = mediaApi;
