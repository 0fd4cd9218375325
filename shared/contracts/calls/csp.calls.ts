import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Browsers send full URLs, and some of them code samples. */
const textSchema = z.string().max(4_000).optional();
const MAX_REPORTS = 50;

/** A report of `report-to`, sent in an array: https://w3c.github.io/webappsec-csp/#reporting. */
const reportingApiSchema = z.object({
  type: z.string().max(100),
  body: z.looseObject({
    documentURL: textSchema,
    blockedURL: textSchema,
    effectiveDirective: textSchema,
    sourceFile: textSchema.nullable(),
  }),
});

/** A report of `report-uri`. */
const reportUriSchema = z.object({
  'csp-report': z.looseObject({
    'document-uri': textSchema,
    'blocked-uri': textSchema,
    'effective-directive': textSchema,
    'violated-directive': textSchema,
    'source-file': textSchema,
  }),
});

export const reportCsp = defineEndpoint({
  id: 'reportCsp',
  method: 'POST',
  path: '/api/csp-reports',
  summary: 'For browsers: report violations of the content security policy. They are counted and not stored.',
  bodyTypes: ['application/json', 'application/csp-report', 'application/reports+json'],
  body: z.union([z.array(reportingApiSchema).max(MAX_REPORTS), reportUriSchema]),
  reply: z.object({ status: z.literal('ok') }),
});

export const cspCalls = [reportCsp] as const;
