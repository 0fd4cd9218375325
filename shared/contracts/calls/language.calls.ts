import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../localized.ts';

/** Mirrors the language choice in a cookie that outlives script-set ones, so that the server can render in it. */
export const rememberLanguage = defineEndpoint({
  id: 'rememberLanguage',
  method: 'PUT',
  path: '/api/language',
  summary: 'Store the language for pages rendered on the server, in a cookie.',
  body: z.object({ language: languageSchema }),
  reply: z.object({ status: z.literal('ok') }),
});

export const languageCalls = [rememberLanguage] as const;
