import type { GalleryItem } from '@portico/shared/contracts';

type Gallery = readonly GalleryItem[] | undefined;

const isTileOf = (catalogId: string) => (item: GalleryItem) =>
  item.type === 'catalog' && item.catalogId === catalogId;

/** Index of a catalogue's tile in its portal's gallery; undefined without one. [AMBIG-47] */
export function tileIndex(gallery: Gallery, catalogId: string): number | undefined {
  const index = gallery?.findIndex(isTileOf(catalogId)) ?? -1;
  return index === -1 ? undefined : index;
}

/** The gallery without the catalogue's tile. */
export const withoutTile = (gallery: Gallery, catalogId: string): GalleryItem[] =>
  (gallery ?? []).filter((item) => !isTileOf(catalogId)(item));

/**
 * The gallery with the catalogue's existing tile, or a new one, at that index or at the end; the cover stays first.
 * [AMBIG-14]
 */
export function withTile(
  gallery: Gallery,
  { tile, index }: { tile: GalleryItem; index: number },
): GalleryItem[] {
  const { catalogId = '' } = tile;
  const others = withoutTile(gallery, catalogId);
  const own = gallery?.find(isTileOf(catalogId)) ?? tile;
  return others.toSpliced(Math.max(1, index), 0, own);
}
