import type { generatePasscode } from '../contracts/calls/passcodes.calls.ts';
import type { ReplyOf } from '../contracts/endpoint.ts';
import { baseApi } from './base-api.ts';

const passcodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A random passcode for a private item. [API-14] */
    generatePasscode: build.mutation<string, undefined>({
      query: () => ({ url: '/api/generatePasscode' }),
      transformResponse: (reply: ReplyOf<typeof generatePasscode>) => reply.data.passcode,
    }),
  }),
});
export const { useGeneratePasscodeMutation } = passcodeApi;
