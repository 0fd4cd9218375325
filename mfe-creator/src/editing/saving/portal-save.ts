import type { ChangedMeanwhile } from '@portico/shared/api';
import type { Portal, PortalChanges } from '@portico/shared/contracts';
import { withoutNulls } from '@portico/shared/domain';

/** A save of a portal. The page shows the change before it is stored, unless it is a wizard step. */
export interface PortalSave {
  portalId: string;
  fields: PortalChanges;
  /** The revision that the change is based on; later saves of this browser do not conflict. [T-49] */
  baseRevision: string;
  /** The page showed its draft, so the change belongs to the draft, whatever the page shows later. */
  isDraft?: boolean;
  /** Overwrites this newer revision of someone else. */
  forceOver?: ChangedMeanwhile | undefined;
  /** What an undo restores, if not what the page shows. */
  previous?: Portal | undefined;
  /** Form values, with the URLs of new images. */
  form?: unknown;
  /** The form opens again after a failed save, so the change is removed from the page. */
  hasForm: boolean;
  /** Restores what an earlier save replaced. */
  isUndo?: true;
  /** An undo or a redo of this step. */
  step?: EditStep;
  /** Saved while the form is open: it has no status, and all of one form are one step. */
  autosaveOf?: string;
  /**
   * The save of a wizard step, and how far the wizard is after it; null finishes the wizard. The step shows its own status
   * and stays until the save is stored, so the cached portal does not change before. [WIZ-12, WIZ-14]
   */
  wizardStep?: { stepIndex: number | null };
}

/** A change that can be undone and done again. */
export interface EditStep {
  after: PortalSave;
  before: PortalSave;
}

/** The fields of the cached portal that a save changes, with the image URLs that the portal or the form has. [DATA-05] */
export const optimisticFields = (
  { fields, form, wizardStep }: PortalSave,
  page: Portal | undefined,
): Partial<Portal> => (wizardStep ? {} : withImageUrls(withoutNulls(fields), page, form));

interface ImageUrls {
  imageURL?: string;
  smallImageURL?: string;
}

/**
 * Adds the URLs of images that other values have. A request has none, so an optimistic page takes them from its previous
 * content and from the form.
 */
function withImageUrls<Value>(value: Value, ...knowing: readonly unknown[]): Value {
  const known = new Map<string, ImageUrls>();
  for (const source of knowing) collect(source, known);
  return withKnownUrls(value, known) as Value;
}

const imageIdOf = ({ mainImageId, profileImageId }: Record<string, unknown>): string | undefined =>
  [mainImageId, profileImageId].find((id) => typeof id === 'string');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function collect(value: unknown, known: Map<string, ImageUrls>): void {
  if (!isObject(value)) return;
  const id = imageIdOf(value);
  const { imageURL, smallImageURL } = value;
  if (id !== undefined) {
    const found = {
      ...(typeof imageURL === 'string' ? { imageURL } : {}),
      ...(typeof smallImageURL === 'string' ? { smallImageURL } : {}),
    };
    if (Object.keys(found).length > 0) known.set(id, { ...known.get(id), ...found });
  }
  for (const part of Object.values(value)) collect(part, known);
}

function withKnownUrls(value: unknown, known: ReadonlyMap<string, ImageUrls>): unknown {
  if (Array.isArray(value)) return value.map((part) => withKnownUrls(part, known));
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withKnownUrls(part, known)] as const);
  return { ...Object.fromEntries(parts), ...known.get(imageIdOf(value) ?? '') };
}
