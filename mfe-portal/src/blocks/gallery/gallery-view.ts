/** Layouts of the gallery. */
export type GalleryView = 'list' | 'single' | 'mosaic';

/** Visitors can choose both photo grids, editors only the mosaic. [GAL-05, GAL-06, AMBIG-46] */
export const galleryViews = (isEditor: boolean): readonly GalleryView[] =>
  isEditor ? ['list', 'mosaic'] : ['list', 'single', 'mosaic'];
