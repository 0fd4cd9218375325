/** A file that can be read: those of jsdom cannot. */
export const testFile = (name: string, content: BlobPart): File =>
  Object.assign(new Blob([content]), { name, lastModified: 0, webkitRelativePath: '' });
