/**
 * Types of the file dialog; some systems do not know that HEIC is one of pictures. Any image type may be dropped or
 * pasted; one that cannot be decoded shows an error.
 */
export const ACCEPTED_FILES = 'image/*,.heic,.heif';

/** Whether a file says of itself that it is a picture; some systems say nothing of HEIC, so its name counts too. [VAL-05] */
export const isImageFile = (file: File): boolean =>
  file.type.startsWith('image/') ||
  (file.type === '' && /\.(avif|heic|heif|jpe?g|png|webp)$/i.test(file.name));

/** The files of a drop or paste event. */
export const filesOf = (transfer: DataTransfer): File[] => [...transfer.files];
