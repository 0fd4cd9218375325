import { isDeepStrictEqual } from 'node:util';
import {
  type AuthUser,
  CONTENT_LIMITS,
  type GalleryItem,
  type ImportedRow,
  newListingSchema,
  newTownSchema,
  type OpeningHours,
  type PortalChanges,
  plainNameSchema,
  portalChangesSchema,
  type StructuredOpeningHours,
  type TableKind,
} from '@portico/shared/contracts';
import { DEFAULT_TIME_ZONE, hoursView, weekText } from '@portico/shared/domain';
import { z } from 'zod';
import { AppError, type RefusedField } from '../../kernel/app-error.ts';
import { errorDetails } from '../../plugins/error-details.ts';
import type { Collection } from '../../storage/collection.ts';
import { SITE } from '../images/image.repository.ts';
import { countOwnImages, isShareable, shareWithPortal } from '../images/image.service.ts';
import { type ListingRecord, listingRepository } from '../listings/listing.repository.ts';
import { createListing, updateListing } from '../listings/listing.service.ts';
import { createPortal } from '../portals/create-portal.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import { checkContent, type PortalStores } from '../portals/portal.service.ts';
import { withChanges } from '../portals/portal-changes.ts';
import { updatePortal } from '../portals/update-portal.ts';
import { type TownRecord, townRepository } from '../towns/town.repository.ts';
import { createTown, updateTown } from '../towns/town.service.ts';
import type { GroupCreation, GroupUpdate } from '../writes/group-writes.ts';
import { newId } from '../writes/ids.ts';
import { referencesIn, validateReferences } from '../writes/validate-references.ts';
import { IMPORTED_FIELDS, type ImportChange, noteImport } from './import-runs.ts';
import { type Cells, columnOf, type RowValues, readRow } from './table-rows.ts';

interface Import {
  provider: string;
  admin: AuthUser;
  kind: TableKind;
  /** Saves nothing. */
  dryRun: boolean;
  /** With it, the import can be undone. */
  run?: string | undefined;
  rows: readonly { row: number; cells: Cells }[];
}

type Outcome = Pick<ImportedRow, 'result' | 'id'> & { change?: ImportChange };

/**
 * Creates or changes a record for each row, one after another; a refused row does not stop the others. New portals wait
 * for review, with the admin as their owner.
 */
export async function importTable(
  stores: PortalStores,
  { kind, rows, run, ...context }: Import,
): Promise<ImportedRow[]> {
  const results: ImportedRow[] = [];
  const changes: ImportChange[] = [];
  for (const { row, cells } of rows) {
    const { values, problems } = readRow(kind, cells);
    try {
      if (problems.length > 0) throw new RowRefused(problems);
      const { change, ...outcome } = await IMPORTS[kind](stores, values, context);
      results.push({ row, ...outcome });
      if (change) changes.push(change);
    } catch (error) {
      results.push({ row, result: 'invalid', details: problemsOf(error) });
    }
  }
  const { provider, admin } = context;
  if (run !== undefined) await noteImport(stores, { provider, run, kind, by: admin.uid, changes });
  return results;
}

type ImportContext = Omit<Import, 'kind' | 'rows' | 'run'>;

/** What was done with a record, for taking it back. */
function changeOf(
  kind: TableKind,
  before: Named | undefined,
  { _id: id, modifiedDate }: Pick<Named, '_id' | 'modifiedDate'>,
): ImportChange {
  const stored: Readonly<Record<string, unknown>> = { ...before };
  return {
    id,
    modifiedDate,
    ...(before
      ? {
          before: Object.fromEntries(IMPORTED_FIELDS[kind].map((field) => [field, stored[field]])),
          fields: IMPORTED_FIELDS[kind],
        }
      : {}),
  };
}

type ImportRow = (stores: PortalStores, values: RowValues, context: ImportContext) => Promise<Outcome>;

/** Towns and listings are imported alike. */
function importGroup<Group extends TownRecord | ListingRecord, Data extends object>(group: {
  kind: 'towns' | 'listings';
  repository: (records: PortalStores['records']) => Collection<Group>;
  schema: z.ZodType<Data>;
  fields: readonly (keyof RowValues)[];
  create: (stores: PortalStores, creation: GroupCreation<Data>) => Promise<Group>;
  update: (stores: PortalStores, update: GroupUpdate<Data>) => Promise<Group>;
}): ImportRow {
  const { kind, repository, schema, fields, create, update } = group;
  return async (stores, values, { provider, admin, dryRun }) => {
    const before = await storedOf(repository(stores.records), provider, values.id);
    const changes = merged(before, { ...fieldsOf(values, fields), ...imageOf(values) }, values);
    if (isUnchanged(before, changes)) return { result: 'unchanged', ...idOf(values) };
    const data = parsed(schema, { ...changes, ...(before || !values.id ? {} : { _id: values.id }) });
    await requireKnown(townRepository(stores.records), { provider, column: 'town', ids: values.town });
    if (dryRun) {
      // As saving does.
      await validateReferences(stores.records, { provider, owner: SITE, ...referencesIn(data) });
      return { result: before ? 'updated' : 'created', ...idOf(values) };
    }
    const by = admin.uid;
    const saved = before
      ? await update(stores, { provider, id: before._id, by, data })
      : await create(stores, { provider, by, data });
    return { result: before ? 'updated' : 'created', id: saved._id, change: changeOf(kind, before, saved) };
  };
}

const IMPORTS: Record<TableKind, ImportRow> = {
  towns: importGroup({
    kind: 'towns',
    repository: townRepository,
    schema: newTownSchema,
    fields: ['score', 'location'],
    create: createTown,
    update: updateTown,
  }),
  listings: importGroup({
    kind: 'listings',
    repository: listingRepository,
    schema: newListingSchema,
    fields: ['score', 'town', 'location'],
    create: createListing,
    update: updateListing,
  }),
  portals: importPortal,
};

/** The image of a town or listing. Throws RowRefused for more than one. */
function imageOf({ images: [image, second] = [] }: RowValues): { mainImageId?: string } {
  if (second !== undefined) throw refusedCell('images', 'too-many');
  return image === undefined ? {} : { mainImageId: image };
}

async function importPortal(
  stores: PortalStores,
  values: RowValues,
  context: ImportContext,
): Promise<Outcome> {
  const { provider, admin, dryRun } = context;
  const { records, passcodes, now } = stores;
  const before = await storedOf(portalRepository(records), provider, values.id);
  const { description, streetAddress, location, contacts, week } = values;
  const changes = merged(
    before,
    {
      ...fieldsOf(values, ['tags']),
      ...(description ? { description: { ...before?.description, ...description } } : {}),
      ...(contacts ? { contacts: { ...before?.contacts, ...contacts } } : {}),
      ...(week ? { openingHours: withWeek(before?.openingHours, week) } : {}),
      ...(location || streetAddress
        ? {
            location: {
              ...before?.location,
              ...location,
              ...(streetAddress
                ? { streetAddress: { ...before?.location?.streetAddress, ...streetAddress } }
                : {}),
            },
          }
        : {}),
    },
    values,
  );
  const refs = {
    ...(values.towns ? { townRefs: values.towns } : {}),
    ...(values.listings ? { listingRefs: values.listings } : {}),
  };
  const newImages = imagesToAdd(before, values);
  if (newImages.length === 0 && isUnchanged(before, { ...changes, ...refs }))
    return { result: 'unchanged', ...idOf(values) };
  const data = parsed(NEW_PORTAL, changes);
  if (!before) parsed(z.object({ _id: plainNameSchema.optional() }), { _id: values.id });
  await requireKnown(townRepository(records), { provider, column: 'towns', ids: values.towns });
  await requireKnown(listingRepository(records), { provider, column: 'listings', ids: values.listings });
  const id = before?._id ?? values.id ?? newId();
  for (const image of newImages) {
    if (!(await isShareable(records, { provider, id: image, owner: id })))
      throw refusedCell('images', 'unknown');
  }
  if ((before?.galleryImages?.length ?? 0) + newImages.length > CONTENT_LIMITS.galleryImages)
    throw refusedCell('images', 'too-many');
  if (before?.status === 'RELEASE' && refs.townRefs?.length === 0) throw refusedCell('towns', 'required');
  if (dryRun) return { result: before ? 'updated' : 'created', ...idOf(values) };
  const by = admin.uid;
  const images = await sharedImages(stores, { provider, owner: id, by, ids: newImages });
  if (!before) {
    const start = { status: 'USER_DRAFT', ...refs } as const;
    const changes = { ...data, ...withImages(undefined, images) };
    const created = await createPortal(stores, { provider, by, start, id, changes });
    await countOwnImages(stores, { portal: created, ids: newImages });
    return { result: 'created', id: created._id, change: changeOf('portals', undefined, created) };
  }
  const saved = await updatePortal(stores, {
    provider,
    id: before._id,
    by,
    who: 'moderator',
    isAssignment: true,
    authorise: () => undefined,
    async change(stored) {
      // An admin's import is no new submission: the status stays.
      const { status, rejectReason } = stored;
      const changed = { ...data, ...withImages(stored, images) };
      const saved = await withChanges(stored, changed, { by, now: now(), passcodes });
      const after = { ...saved, ...refs, status, rejectReason };
      await checkContent(records, { before: stored, after });
      return after;
    },
  });
  return { result: 'updated', id: before._id, change: changeOf('portals', before, saved) };
}

/** The hours with another week. A text that they were is replaced. */
function withWeek(
  before: OpeningHours | undefined,
  week: StructuredOpeningHours['week'],
): StructuredOpeningHours {
  const view = hoursView(before);
  if (view.kind !== 'structured') return { timezone: DEFAULT_TIME_ZONE, week };
  // The same week may be stored with its closed days.
  return weekText(view.hours.week) === weekText(week) ? view.hours : { ...view.hours, week };
}

/** The images of a row that the portal's gallery does not show yet. */
const imagesToAdd = (before: PortalRecord | undefined, { images = [] }: RowValues): string[] =>
  images.filter((id) => !before?.galleryImages?.some(({ mainImageId }) => mainImageId === id));

interface NewImage {
  id: string;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Lets the portal show the images. Throws RowRefused for an image that only another page may show.
 */
async function sharedImages(
  stores: PortalStores,
  { ids, ...context }: { provider: string; owner: string; by: string; ids: readonly string[] },
): Promise<NewImage[]> {
  const shared: NewImage[] = [];
  for (const id of ids) {
    const image = await shareWithPortal(stores, { ...context, id });
    if (!image) throw refusedCell('images', 'unknown');
    shared.push({ id, width: image.width, height: image.height });
  }
  return shared;
}

/** The gallery with further images, the first of which is the thumbnail of a portal without one. */
function withImages(
  before: Pick<PortalRecord, 'galleryImages' | 'mainImageId'> | undefined,
  images: readonly NewImage[],
): Pick<PortalChanges, 'galleryImages' | 'mainImageId'> {
  const gallery: GalleryItem[] = [...(before?.galleryImages ?? [])];
  for (const { id, width, height } of images) {
    if (gallery.some(({ mainImageId }) => mainImageId === id)) continue;
    // A cover may have any shape as long as none is recorded.
    const shape = gallery.length === 0 ? {} : { aspects: { width, height } };
    gallery.push({ type: 'picture', mainImageId: id, ...shape });
  }
  const [first] = images;
  if (!first) return {};
  return { galleryImages: gallery, ...(before?.mainImageId ? {} : { mainImageId: first.id }) };
}

const NEW_PORTAL = portalChangesSchema
  .pick({ tags: true, location: true, description: true, contacts: true, openingHours: true })
  .extend({ title: newTownSchema.shape.title });

type Named = TownRecord | ListingRecord | PortalRecord;

async function storedOf<Value>(
  collection: Collection<Value>,
  provider: string,
  id: string | undefined,
): Promise<Value | undefined> {
  return id === undefined ? undefined : (await collection.get(provider, id))?.value;
}

const idOf = ({ id }: RowValues): Pick<Outcome, 'id'> => (id === undefined ? {} : { id });

const fieldsOf = <Field extends keyof RowValues>(values: RowValues, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]),
  ) as Pick<RowValues, Field>;

/** The changed fields, with the sent translations among the stored ones. */
const merged = <Fields extends object>(before: Named | undefined, fields: Fields, { title }: RowValues) => ({
  ...fields,
  title: { ...before?.title, ...title },
});

/** Whether a record has all of these values already. */
function isUnchanged(before: Named | undefined, changes: object): boolean {
  if (!before) return false;
  const stored: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(changes).every(([field, value]) => isDeepStrictEqual(stored[field], value));
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new RowRefused(
    errorDetails(result.error.issues, 'body.data').map((detail) => ({
      ...detail,
      path: columnOf(detail.path),
    })),
  );
}

async function requireKnown(
  collection: Collection<unknown>,
  {
    provider,
    column,
    ids = [],
  }: { provider: string; column: string; ids: string | readonly string[] | undefined },
): Promise<void> {
  const wanted = [ids].flat();
  const known = new Set((await collection.getMany(provider, wanted)).map(({ id }) => id));
  if (wanted.some((id) => !known.has(id))) throw refusedCell(column, 'unknown');
}

/** Cells that are refused. */
class RowRefused extends Error {
  constructor(readonly details: RefusedField[]) {
    super(details.map(({ path, message }) => `${path}: ${message}`).join('; '));
  }
}

const refusedCell = (path: string, code: RefusedField['code']): RowRefused =>
  new RowRefused([{ path, message: code, code }]);

/** The problems of a row by column; throws what is no problem of the row. */
function problemsOf(error: unknown): NonNullable<ImportedRow['details']> {
  if (error instanceof RowRefused) return error.details;
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  if (!error.details?.length) return [{ path: '', message: error.reason }];
  return error.details.map((detail) => ({ ...detail, path: columnOf(detail.path) }));
}
