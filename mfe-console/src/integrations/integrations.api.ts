import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { ApiKey, BodySentTo, ReplyOf, WebhookDelivery, WebhookInfo } from '@portico/shared/contracts';

export type NewApiKey = ReplyOf<typeof calls.createApiKey>['data'];
export type NewWebhook = ReplyOf<typeof calls.createWebhook>['data'];

const TAGS = ['ApiKeys', 'Webhooks', 'Deliveries', 'Audit'] as const;

const integrationsApi = baseApi.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query<ApiKey[], void>({
      query: () => ({ url: '/api/keys' }),
      transformResponse: ({ data }: ReplyOf<typeof calls.apiKeys>) => data,
      providesTags: ['Viewer', 'ApiKeys'],
      keepUnusedDataFor: 0,
    }),
    createApiKey: build.mutation<NewApiKey, BodySentTo<typeof calls.createApiKey>['data']>({
      query: (data) => ({ url: '/api/keys', method: 'POST', body: { data } }),
      transformResponse: ({ data }: ReplyOf<typeof calls.createApiKey>) => data,
      invalidatesTags: ['ApiKeys', 'Audit'],
    }),
    revokeApiKey: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/keys/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ApiKeys', 'Audit'],
    }),
    webhooks: build.query<WebhookInfo[], void>({
      query: () => ({ url: '/api/webhooks' }),
      transformResponse: ({ data }: ReplyOf<typeof calls.webhooks>) => data,
      providesTags: ['Viewer', 'Webhooks'],
      keepUnusedDataFor: 0,
    }),
    createWebhook: build.mutation<NewWebhook, BodySentTo<typeof calls.createWebhook>['data']>({
      query: (data) => ({ url: '/api/webhooks', method: 'POST', body: { data } }),
      transformResponse: ({ data }: ReplyOf<typeof calls.createWebhook>) => data,
      invalidatesTags: ['Webhooks', 'Audit'],
    }),
    changeWebhook: build.mutation<
      WebhookInfo,
      BodySentTo<typeof calls.changeWebhook>['data'] & { id: string }
    >({
      query: ({ id, ...data }) => ({ url: `/api/webhooks/${id}`, method: 'PUT', body: { data } }),
      transformResponse: ({ data }: ReplyOf<typeof calls.changeWebhook>) => data,
      invalidatesTags: ['Webhooks', 'Audit'],
    }),
    deleteWebhook: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/webhooks/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Webhooks', 'Audit'],
    }),
    webhookDeliveries: build.query<WebhookDelivery[], string>({
      query: (id) => ({ url: `/api/webhooks/${id}/deliveries` }),
      transformResponse: ({ data }: ReplyOf<typeof calls.webhookDeliveries>) => data,
      providesTags: ['Viewer', 'Deliveries'],
      keepUnusedDataFor: 0,
    }),
    replayDelivery: build.mutation<unknown, { id: string; delivery: string }>({
      query: ({ id, delivery }) => ({ url: `/api/webhooks/${id}/deliveries/${delivery}`, method: 'POST' }),
      invalidatesTags: ['Webhooks', 'Deliveries', 'Audit'],
    }),
  }),
});

export const {
  useApiKeysQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useWebhooksQuery,
  useCreateWebhookMutation,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useWebhookDeliveriesQuery,
  useReplayDeliveryMutation,
} = integrationsApi;
