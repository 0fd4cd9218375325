import { baseApi } from '@portico/shared/api';

const imagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** [API-21] An image that a page still shows is not deleted. */
    deleteImage: build.mutation<unknown, { portalId: string; imageId: string }>({
      query: ({ portalId, imageId }) => ({
        url: `/api/portal/${encodeURIComponent(portalId)}/image/${encodeURIComponent(imageId)}`,
        method: 'DELETE',
        onlyStatus: 200,
      }),
    }),
  }),
});

export const { useDeleteImageMutation } = imagesApi;
