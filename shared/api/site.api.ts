import type * as calls from '../contracts/calls.ts';
import type { ReplyOf } from '../contracts/endpoint.ts';
import type { WebConfig } from '../contracts/web-config.ts';
import { baseApi } from './base-api.ts';

/** Endpoints of the site as a whole, used by the shell and by remotes. */
export const siteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** [API-15] */
    webConfig: build.query<WebConfig, void>({
      query: () => ({ url: '/api/web-admin/' }),
      transformResponse: (reply: ReplyOf<typeof calls.webConfig>) => reply.data,
      providesTags: ['WebConfig'],
      keepUnusedDataFor: 3600,
    }),
    /** Stores the language in a cookie, for pages that the server renders. */
    rememberLanguage: build.mutation<unknown, string>({
      query: (language) => ({ url: '/api/language', method: 'PUT', body: { language } }),
    }),
    /** [API-17] Counts the visit and returns the counter. */
    countHit: build.query<number, void>({
      query: () => ({ url: '/api/hits', method: 'PUT' }),
      transformResponse: (reply: ReplyOf<typeof calls.countHit>) => reply.data.value,
      keepUnusedDataFor: 3600,
    }),
    /** [API-13] A QR code as a data: URL. */
    qrCode: build.query<string, { text: string; imageID?: string; imagePath?: string }>({
      query: (asked) => ({ url: `/api/generateQRCode?${new URLSearchParams(asked)}` }),
      transformResponse: (reply: Extract<ReplyOf<typeof calls.generateQrCode>, { result: 'ok' }>) =>
        reply.data,
    }),
  }),
});
export const { useWebConfigQuery, useRememberLanguageMutation, useCountHitQuery, useQrCodeQuery } = siteApi;
