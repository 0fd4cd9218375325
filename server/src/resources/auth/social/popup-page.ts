import { type Language, SOCIAL_SIGN_IN_MESSAGE, type SocialSignInMessage } from '@portico/shared/contracts';
import type { FastifyReply } from 'fastify';
import { sendAuthPage } from '../auth-page.ts';

const CLOSE_ME: Record<Language, string> = {
  th: 'ปิดหน้าต่างนี้ได้แล้ว',
  en: 'You can close this window.',
  zh: '您可以关闭此窗口。',
  ar: 'يمكنك إغلاق هذه النافذة.',
};

/** Tells the page that opened the popup, and no other site's. */
const SCRIPT = `(function(d){var message=JSON.parse(d.getElementById('data').textContent);
if(window.opener)window.opener.postMessage(message,location.origin);
window.close()})(document)`;

type Outcome = { token: string } | { error: string; message: string };

/** The last page of the popup: it hands the outcome to the page that opened it, and closes. [LOGIN-14, OPEN-36] */
export function sendPopupPage(
  reply: FastifyReply,
  { language, provider, outcome }: { language: Language; provider: string; outcome: Outcome },
): FastifyReply {
  const message: SocialSignInMessage = { type: SOCIAL_SIGN_IN_MESSAGE, provider, ...outcome };
  return sendAuthPage(reply, {
    language,
    title: 'Portico',
    body: `<p role="status">${CLOSE_ME[language]}</p>`,
    script: SCRIPT,
    data: message,
  });
}
