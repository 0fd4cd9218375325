import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../localized.ts';

/**
 * Stores the language in a cookie, which lasts longer than one set by script and lets the server render in that
 * language.
 */
export const rememberLanguage = defineEndpoint({
  id: 'rememberLanguage',
  method: 'PUT',
  path: '/api/language',
  summary: 'Store the language for pages rendered on the server, in a cookie.',
  body: z.object({ language: languageSchema }),
  reply: z.object({ status: z.literal('ok') }),
});

export const languageCalls = [rememberLanguage] as const;
