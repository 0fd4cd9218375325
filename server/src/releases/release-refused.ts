/** A release, or a change of what is live, that cannot be had; the message is a sentence for the operator. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
