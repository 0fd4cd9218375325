/** An archive cannot be written or read; the message is one sentence for the operator. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}
