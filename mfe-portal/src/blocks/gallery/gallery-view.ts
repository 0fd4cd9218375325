/** How the gallery is laid out. */
export type GalleryView = 'list' | 'single' | 'mosaic';

/** Visitors have both photo grids; editors one, which is the mosaic. [GAL-05, GAL-06, AMBIG-46] */
export const galleryViews = (isEditor: boolean): readonly GalleryView[] =>
  isEditor ? ['list', 'mosaic'] : ['list', 'single', 'mosaic'];
