import { IMAGE_FORMATS, type ImageFormat } from '../../images/image-store.ts';

/**
 * The formats named by an Accept header, best first. Wildcards do not count, because clients without AVIF send them as
 * well; JPEG always works.
 */
export function acceptedFormats(accept = ''): ImageFormat[] {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => NOT_ACCEPTED.test(parameter)))
    .map(([type]) => type);
  return IMAGE_FORMATS.filter((format) => named.includes(`image/${format}`));
}

const NOT_ACCEPTED = /^q=0(\.0*)?$/;
