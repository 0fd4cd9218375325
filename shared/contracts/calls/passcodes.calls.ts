import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { okWith } from './replies.ts';

/** [API-14] */
export const generatePasscode = defineEndpoint({
  id: 'generatePasscode',
  method: 'GET',
  path: '/api/generatePasscode',
  summary: 'Generate a random passcode; for creators.',
  reply: okWith(z.object({ passcode: z.string() })),
});

export const passcodesCalls = [generatePasscode] as const;
