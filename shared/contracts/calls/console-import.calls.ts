import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { errorReplySchema, idSchema, okWith } from './replies.ts';

/** Kinds of records that are imported and exported as tables. */
export const TABLE_KINDS = ['towns', 'listings', 'portals'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

const NAMED = ['id', 'title_th', 'title_en', 'title_zh', 'title_ar'] as const;

/**
 * The columns of each kind; an import also takes `latitude` and `longitude` for the kinds without them. Several towns,
 * listings, tags or images of a portal are separated by `|`; a town and a listing have one image.
 */
export const TABLE_COLUMNS = {
  towns: [...NAMED, 'score', 'images'],
  listings: [...NAMED, 'town', 'score', 'images'],
  portals: [
    ...NAMED,
    'towns',
    'listings',
    'tags',
    'latitude',
    'longitude',
    'description_th',
    'description_en',
    'description_zh',
    'description_ar',
    'address_th',
    'address_en',
    'address_zh',
    'address_ar',
    'phone',
    'email',
    'website',
    'hours',
    'images',
  ],
} as const satisfies Record<TableKind, readonly string[]>;

/** Columns that an import takes besides those of the kind. */
export const POSITION_COLUMNS = ['latitude', 'longitude'] as const;

/** Rows of one request at most. */
export const MAX_TABLE_ROWS = 100;

/** Texts by column. */
const cellsSchema = z.record(z.string().max(40), z.string().max(CONTENT_LIMITS.html));

const countSchema = z.number().int();

/** What an import did with a row, or in a dry run would do. */
export const importedRowSchema = z.object({
  /** As sent. */
  row: countSchema,
  /** `unchanged`: all cells are as stored. `invalid`: nothing of the row was saved. */
  result: z.enum(['created', 'updated', 'unchanged', 'invalid']),
  id: z.string().optional(),
  /** Of `invalid`: each wrong cell; `path` is its column, empty for the whole row. */
  details: errorReplySchema.shape.details,
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

/** The field of each foreign column: a column of the kind, or '' for one that is not imported. */
const mappedColumnsSchema = z.record(z.string().min(1).max(100), z.string().max(40));

/** How columns of foreign files are imported, by kind of record. */
export const importMappingsSchema = z.object({
  towns: mappedColumnsSchema.optional(),
  listings: mappedColumnsSchema.optional(),
  portals: mappedColumnsSchema.optional(),
});
export type ImportMappings = z.infer<typeof importMappingsSchema>;

/** Columns that are remembered of each kind; the oldest are forgotten. */
export const MAX_MAPPED_COLUMNS = 300;

export const importMappings = defineEndpoint({
  id: 'importMappings',
  method: 'GET',
  path: '/api/console/import-mappings',
  summary: 'The remembered columns of foreign files; for admins.',
  reply: okWith(importMappingsSchema),
});

export const saveImportMapping = defineEndpoint({
  id: 'saveImportMapping',
  method: 'PUT',
  path: '/api/console/import-mappings/:kind',
  summary:
    'Remember which field each column of a foreign file is, for the next import; for admins. Columns that are not sent stay remembered.',
  params: z.object({ kind: z.enum(TABLE_KINDS) }),
  body: z.object({ data: z.object({ fields: mappedColumnsSchema }) }),
  reply: okWith(importMappingsSchema),
});

export const fetchImportImage = defineEndpoint({
  id: 'fetchImportImage',
  method: 'POST',
  path: '/api/console/import/images',
  summary:
    'Store the image of a public web address, for the column `images` of an import; for admins. Addresses inside networks are refused.',
  body: z.object({
    data: z.object({
      address: z.url({ protocol: /^https?$/ }).max(2000),
    }),
  }),
  reply: okWith(z.object({ id: z.string() })),
});

const runSchema = z.string().regex(/^[\w-]{8,40}$/);

/** An import of the last 30 days. */
export const importRunSchema = z.object({
  run: z.string(),
  kind: z.enum(TABLE_KINDS),
  /** ISO times. */
  at: z.string(),
  takenBackDate: z.string().optional(),
  /** A display name. */
  by: z.string(),
  created: countSchema,
  updated: countSchema,
});
export type ImportRun = z.infer<typeof importRunSchema>;

export const importRuns = defineEndpoint({
  id: 'importRuns',
  method: 'GET',
  path: '/api/console/imports',
  summary: 'The imports of the last 30 days, newest first; for admins.',
  reply: okWith(z.array(importRunSchema)),
});

export const takeBackImport = defineEndpoint({
  id: 'takeBackImport',
  method: 'POST',
  path: '/api/console/imports/:run/take-back',
  summary:
    'Delete what an import has created and restore what it has changed, a part in each call until `isDone`; for admins. Records that were changed since are left as they are.',
  params: z.object({ run: runSchema }),
  reply: okWith(
    z.object({
      isDone: z.boolean(),
      deleted: countSchema,
      restored: countSchema,
      /** Ids of what was left as it is. */
      left: z.array(z.string()),
    }),
  ),
});

export const importRows = defineEndpoint({
  id: 'importRows',
  method: 'POST',
  path: '/api/console/import',
  summary:
    'Create or change towns, listings or portals from the rows of a table, by their ids; for admins. Empty cells change nothing. Each row is saved by itself; with `dryRun` nothing is saved. The column `images` has ids or addresses of images of this site: those of a portal are added to its gallery, a town and a listing have one.',
  body: z.object({
    data: z.object({
      kind: z.enum(TABLE_KINDS),
      dryRun: z.boolean(),
      /** The same for all parts of one import, which can be undone as one step; chosen by the client. */
      run: runSchema.optional(),
      rows: z
        .array(
          z.object({
            /** Number of the row in the file. */
            row: countSchema,
            cells: cellsSchema,
          }),
        )
        .min(1)
        .max(MAX_TABLE_ROWS),
    }),
  }),
  reply: okWith(z.object({ rows: z.array(importedRowSchema) })),
});

export const exportRows = defineEndpoint({
  id: 'exportRows',
  method: 'GET',
  path: '/api/console/export',
  summary:
    'One page of the rows of a table, in the order of their ids; for admins. Pass `next` as `after` for the next page.',
  query: z.object({ kind: z.enum(TABLE_KINDS), after: idSchema.optional() }),
  reply: okWith(
    z.object({
      rows: z.array(cellsSchema),
      /** Absent on the last page. */
      next: z.string().optional(),
    }),
  ),
});

export const exportArchive = defineEndpoint({
  id: 'exportArchive',
  method: 'GET',
  path: '/api/console/archive',
  summary:
    'The archive of the whole site (.tar.gz) for `portico import`: content, image originals and accounts, without passcodes, passwords and second factors; for admins.',
  reply: z.string(),
  replyType: 'application/gzip',
});

export const consoleImportCalls = [
  importRuns,
  takeBackImport,
  importRows,
  importMappings,
  saveImportMapping,
  fetchImportImage,
  exportRows,
  exportArchive,
] as const;
