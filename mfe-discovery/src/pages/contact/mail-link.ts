/** A mail's address with subject and body filled in; nothing a person types can add a header. [CONTACT-02, T-16] */
export function mailLink(mail: { to: string; subject: string; body: string }): string {
  const { to, subject, body } = mail;
  const address = encodeURIComponent(to.trim()).replaceAll('%40', '@');
  /** Mail programs expect lines to end as mails' do. */
  const lines = body.replaceAll(/\r\n|\r|\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
