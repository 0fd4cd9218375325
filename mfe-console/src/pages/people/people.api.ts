import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { BodySentTo, Person, ReplyOf } from '@portico/shared/contracts';
import { queryOf } from '../../lists/query-of.ts';

type PeopleList = ReplyOf<typeof calls.consolePeople>['data'];
export type Invitation = ReplyOf<typeof calls.invitePerson>['data'];
type PersonChange = BodySentTo<typeof calls.changePerson>['data'] & { uid: string };

const addressOf = (uid: string, action = '') => `/api/console/people/${encodeURIComponent(uid)}${action}`;

/** A change of a person is in the audit trail at once. */
const CHANGED = ['People', 'Audit'] as const;

const peopleApi = baseApi.enhanceEndpoints({ addTagTypes: CHANGED }).injectEndpoints({
  endpoints: (build) => ({
    consolePeople: build.query<PeopleList, Readonly<Record<string, string | number>>>({
      query: (query) => ({
        url: `/api/console/people?${queryOf(query)}`,
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consolePeople>) => data,
      providesTags: ['Viewer', 'People'],
      keepUnusedDataFor: 0,
    }),
    consolePerson: build.query<Person, string>({
      query: (uid) => ({ url: addressOf(uid) }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consolePerson>) => data,
      providesTags: ['Viewer', 'People'],
      keepUnusedDataFor: 0,
    }),
    invitePerson: build.mutation<Invitation, BodySentTo<typeof calls.invitePerson>['data']>({
      query: (data) => ({ url: '/api/console/people/invitations', method: 'POST', body: { data } }),
      transformResponse: ({ data }: ReplyOf<typeof calls.invitePerson>) => data,
      invalidatesTags: ['Audit'],
    }),
    changePerson: build.mutation<unknown, PersonChange>({
      query: ({ uid, ...data }) => ({ url: addressOf(uid), method: 'PUT', body: { data } }),
      // A conflict or a refused save means that the shown person is outdated.
      invalidatesTags: CHANGED,
    }),
    endPersonSessions: build.mutation<unknown, string>({
      query: (uid) => ({ url: addressOf(uid, '/end-sessions'), method: 'POST' }),
      invalidatesTags: CHANGED,
    }),
    resetSecondFactor: build.mutation<unknown, { uid: string; currentPassword: string }>({
      query: ({ uid, ...data }) => ({
        url: addressOf(uid, '/reset-second-factor'),
        method: 'POST',
        body: { data },
      }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useConsolePeopleQuery,
  useConsolePersonQuery,
  useInvitePersonMutation,
  useChangePersonMutation,
  useEndPersonSessionsMutation,
  useResetSecondFactorMutation,
} = peopleApi;
