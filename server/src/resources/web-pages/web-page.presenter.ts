import type { PageDraft, WebPage, WebPageState } from '@portico/shared/contracts';
import { imageUrl } from '../images/image.presenter.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { presentGalleryItem } from '../portals/portal.presenter.ts';
import type { WebPageRecord } from './web-page.repository.ts';
import type { EditedPage } from './web-page-draft.service.ts';

type Pictures = Pick<WebPage, 'bannerImages' | 'galleryImages' | 'iconLinks'>;

/** A page with its image URLs; those of an unpublished page are signed. [DATA-05, DATA-21] */
export function presentWebPage(
  { modifiedBy: _by, ...page }: WebPageRecord,
  provider: string,
  signatures: ImageSignatures,
): WebPage {
  const sign = page.isUnpublished ? (address: string) => signatures.signed(provider, address) : asItIs;
  return { ...page, ...presentPictures(page, sign) };
}

/** The content of a page as it is edited, with signed image URLs: pictures that only a draft shows are not public. */
export function presentDraft(
  { page, draft }: EditedPage,
  { provider, signatures, overwrites }: Presentation,
): PageDraft {
  const { title, buttonLinks, widgets, menuOrder, modifiedDate, ...content } = draft ?? page;
  return {
    _id: page._id,
    title,
    ...presentPictures(content, (address) => signatures.signed(provider, address)),
    buttonLinks,
    widgets,
    menuOrder,
    state: pageState(page, draft !== undefined),
    hasDraft: draft !== undefined,
    modifiedDate,
    overwrites,
  };
}

interface Presentation {
  provider: string;
  signatures: ImageSignatures;
  overwrites: PageDraft['overwrites'];
}

export function pageState(
  { isUnpublished }: Pick<WebPage, 'isUnpublished'>,
  hasDraft: boolean,
): WebPageState {
  if (isUnpublished) return 'unpublished';
  return hasDraft ? 'draft' : 'published';
}

function presentPictures(
  { bannerImages, galleryImages, iconLinks }: Pictures,
  sign: (address: string) => string,
): Pictures {
  const item = (stored: WebPage['bannerImages'][number]) => {
    const { imageURL, smallImageURL, ...shown } = presentGalleryItem(stored);
    return {
      ...shown,
      ...(imageURL ? { imageURL: own(imageURL) } : {}),
      ...(smallImageURL ? { smallImageURL: own(smallImageURL) } : {}),
    };
  };
  /** Signs URLs of the site only. */
  const own = (address: string) => (/^\/(small-)?images\//.test(address) ? sign(address) : address);
  return {
    bannerImages: bannerImages.map(item),
    galleryImages: galleryImages.map(item),
    iconLinks: iconLinks.map(({ picture, ...icon }) => {
      if (!picture) return icon;
      const imageURL = imageUrl(picture.mainImageId) ?? picture.imageURL;
      return { ...icon, picture: { ...picture, imageURL: imageURL && own(imageURL) } };
    }),
  };
}

const asItIs = (address: string): string => address;
