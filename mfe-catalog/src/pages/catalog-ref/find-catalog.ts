import type { Catalog } from '@portico/shared/contracts';

/** How an address names a catalogue: by its ref, by its id, or by both. */
export interface CatalogName {
  ref?: string | undefined;
  catalogId: string;
}

/** The catalogue of that id, else of that ref; a gallery tile knows the id alone and gives it as both. [OPEN-07, AMBIG-47] */
export const findCatalog = (
  catalogs: readonly Catalog[],
  { ref, catalogId }: CatalogName,
): Catalog | undefined =>
  catalogs.find((catalog) => catalog._id === catalogId) ?? catalogs.find((catalog) => catalog.ref === ref);
