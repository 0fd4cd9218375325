/** A `mailto:` URL with subject and body; encoding prevents header injection. [CONTACT-02, T-16] */
export function mailLink(mail: { to: string; subject: string; body: string }): string {
  const { to, subject, body } = mail;
  const address = encodeURIComponent(to.trim()).replaceAll('%40', '@');
  /** Mail programs require CRLF line ends. */
  const lines = body.replaceAll(/\r\n|\r|\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
