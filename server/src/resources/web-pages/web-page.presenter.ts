import type { WebPage } from '@portico/shared/contracts';
import { imageUrl } from '../images/image.presenter.ts';
import { presentGalleryItem } from '../portals/portal.presenter.ts';
import type { WebPageRecord } from './web-page.repository.ts';

/** A page with its image URLs. [DATA-05, DATA-21] */
export const presentWebPage = ({ modifiedBy: _by, ...page }: WebPageRecord): WebPage => ({
  ...page,
  bannerImages: page.bannerImages.map(presentGalleryItem),
  galleryImages: page.galleryImages.map(presentGalleryItem),
  iconLinks: page.iconLinks.map(({ picture, ...icon }) =>
    picture
      ? { ...icon, picture: { ...picture, imageURL: imageUrl(picture.mainImageId) ?? picture.imageURL } }
      : icon,
  ),
});
