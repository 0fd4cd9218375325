import { FIGURE_NAMES, type FigureTotals, type Language } from '@portico/shared/contracts';
import { dateFormat, directionOf, escapeHtml, formatDay, groupedNumber } from '@portico/shared/domain';
import { MAIL_TEXTS } from './mail-texts.ts';

/** Figures of a page in a week, and in the one before if all of it was counted. */
export interface PageFigures {
  title: string;
  totals: FigureTotals;
  before?: FigureTotals | undefined;
}

/** The content of a mail; its texts are in `MAIL_TEXTS`. */
export type MailAbout =
  | { kind: 'invitation' | 'confirm' | 'recovery' | 'leaving'; href: string; expiresAt: string }
  | { kind: 'passwordChanged' }
  | { kind: 'webhookStopped'; address: string }
  | { kind: 'released'; href: string; page: string }
  | { kind: 'rejected'; href: string; page: string; reason: string }
  /** Days as YYYY-MM-DD, both included. */
  | { kind: 'weekly'; href: string; from: string; to: string; pages: readonly PageFigures[] }
  | { kind: 'signIn'; href: string; device: string; at: string };

export interface MailMessage {
  subject: string;
  text: string;
  html: string;
}

interface Addressed {
  language: Language;
  /** Display name of the receiver; unknown for an invitation. */
  name?: string | undefined;
  /** Title of the site. */
  site: string;
  /** Where the receiver stops mails of this kind. */
  optOut?: string | undefined;
}

/** A mail as plain text and as HTML without pictures, in the receiver's language. */
export function mailMessage(about: MailAbout, { language, name, site, optOut }: Addressed): MailMessage {
  const texts = MAIL_TEXTS[language];
  const words = texts[about.kind];
  const time = 'expiresAt' in about ? about.expiresAt : 'at' in about ? about.at : undefined;
  const values: Readonly<Record<string, string>> = {
    site,
    name: name ?? '',
    ...('page' in about ? { page: about.page } : {}),
    ...('address' in about ? { address: about.address } : {}),
    ...('reason' in about ? { reason: about.reason } : {}),
    ...('pages' in about ? { from: formatDay(about.from, language), to: formatDay(about.to, language) } : {}),
    ...('device' in about ? { device: about.device } : {}),
    ...(time ? { time: timeIn(time, language) } : {}),
  };
  const filled = (text: string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_match, key: string) => values[key] ?? '');
  const paragraphs = [
    ...(name ? [filled(texts.hello)] : []),
    filled(words.text),
    ...('pages' in about ? about.pages.map((page) => figuresText(page, language)) : []),
    ...(about.kind === 'confirm' || about.kind === 'recovery' ? [texts.ignore] : []),
  ];
  const href = 'href' in about ? about.href : undefined;
  const button = 'button' in words ? words.button : '';
  const text = [...paragraphs, href, optOut && `${texts.optOut}\n${optOut}`].filter(Boolean).join('\n\n');
  return {
    // A line break would begin another header.
    subject: filled(words.subject).replaceAll(/\s+/g, ' '),
    text: `${text}\n\n${site}\n`,
    html: htmlOf({ language, paragraphs, href, button, site, optOut, optOutLabel: texts.optOut }),
  };
}

/** One line per figure, with the number of the week before. */
function figuresText({ title, totals, before }: PageFigures, language: Language): string {
  const words = MAIL_TEXTS[language].weekly;
  const lines = FIGURE_NAMES.map((figure) => {
    const number = groupedNumber(totals[figure]);
    const earlier = before && words.before.replace('{{number}}', groupedNumber(before[figure]));
    return `${words[figure]}: ${number}${earlier ? ` (${earlier})` : ''}`;
  });
  return [title, ...lines].join('\n');
}

/** In Thailand's time, which is named because the receiver may be elsewhere. */
function timeIn(iso: string, language: Language): string {
  const { locale } = dateFormat(language).resolvedOptions();
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  })
    .format(new Date(iso))
    .concat(' (UTC+7)');
}

interface HtmlParts {
  language: Language;
  paragraphs: readonly string[];
  href: string | undefined;
  button: string;
  site: string;
  optOut: string | undefined;
  optOutLabel: string;
}

/** Tables and inline styles, which mail programs show alike. */
function htmlOf({ language, paragraphs, href, button, site, optOut, optOutLabel }: HtmlParts): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px" dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const link = href && escapeHtml(href);
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>',
    '<body style="margin:0;padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">',
    '<tr><td align="center"><table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:520px">',
    `<tr><td align="${language === 'ar' ? 'right' : 'left'}" style="font:16px/1.6 system-ui,'Noto Sans Thai','Noto Sans Arabic',sans-serif">`,
    ...paragraphs.map(paragraph),
    link
      ? `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#0b6b63;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p><p style="margin:0 0 16px;font-size:13px;word-break:break-all" dir="ltr"><a href="${link}">${link}</a></p>`
      : '',
    `<p style="margin:24px 0 0;font-size:13px;opacity:.75">${escapeHtml(site)}</p>`,
    optOut
      ? `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(optOut)}">${escapeHtml(optOutLabel.replace(/[:：]\s*$/, ''))}</a></p>`
      : '',
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}
