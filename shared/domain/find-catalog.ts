import type { Catalog } from '../contracts/catalog.ts';

/** A catalogue's ref, its id, or both. */
export interface CatalogName {
  ref?: string | undefined;
  catalogId: string;
}

/**
 * The catalogue with that id, or else with that ref; a gallery tile knows only the id and passes it as both. [OPEN-07,
 * AMBIG-47]
 */
export const findCatalog = (
  catalogs: readonly Catalog[],
  { ref, catalogId }: CatalogName,
): Catalog | undefined =>
  catalogs.find((catalog) => catalog._id === catalogId) ?? catalogs.find((catalog) => catalog.ref === ref);
