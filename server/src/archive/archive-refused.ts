/** An archive cannot be written, or cannot be taken in as it is; the message is one sentence for the operator. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}
