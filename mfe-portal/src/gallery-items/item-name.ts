import type { GalleryEntry } from '@portico/shared/domain';
import type { Text } from '@portico/shared/platform';

/** Accessible name of an item: its title, or else its number. */
export const itemName = (
  { item, index }: GalleryEntry,
  { localize, t }: Pick<Text, 'localize' | 't'>,
): string => localize(item.title) || t('gallery.picture', { number: index });
