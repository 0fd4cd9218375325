import { IMAGE_FORMATS, type ImageFormat } from '../../images/image-store.ts';

/**
 * The formats that an Accept header names, best first. Wildcards promise nothing: every client sends them, also those
 * that cannot read AVIF; JPEG is understood by all.
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
