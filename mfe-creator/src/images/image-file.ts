/** Types that a chooser offers; any image type may come by drop or paste, and what cannot be opened says so. */
export const ACCEPTED_FILES = 'image/*';

/** Whether a file says of itself that it is a picture; some systems say nothing of HEIC, so its name counts too. [VAL-05] */
export const isImageFile = (file: File): boolean =>
  file.type.startsWith('image/') ||
  (file.type === '' && /\.(avif|heic|heif|jpe?g|png|webp)$/i.test(file.name));

/** The files of a drop or a paste. */
export const filesOf = (transfer: DataTransfer): File[] => [...transfer.files];
