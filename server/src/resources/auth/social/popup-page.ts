import { type Language, SOCIAL_SIGN_IN_MESSAGE, type SocialSignInMessage } from '@portico/shared/contracts';
import type { FastifyReply } from 'fastify';
import { sendAuthPage } from '../auth-page.ts';

const CLOSE_ME: Record<Language, string> = {
  th: 'ปิดหน้าต่างนี้ได้แล้ว',
  en: 'You can close this window.',
  zh: '您可以关闭此窗口。',
  ar: 'يمكنك إغلاق هذه النافذة.',
};

/** Timeout in ms for an acknowledgement of the opener over BroadcastChannel. */
const RESPONSE_MS = 1500;

/**
 * Reports to the opener by postMessage to its origin, or by a BroadcastChannel if COOP severed the opener. Without an
 * acknowledgement, as in apps that open the popup instead of the page, the sign-in page reads the message.
 */
const SCRIPT = `(function(d){var text=d.getElementById('data').textContent,message=JSON.parse(text),taken=false;
if(window.opener){window.opener.postMessage(message,location.origin);window.close();return}
var channel=new BroadcastChannel(message.type);
channel.onmessage=function(){taken=true;channel.close();window.close()};
channel.postMessage(message);
setTimeout(function(){if(taken)return;channel.close();sessionStorage.setItem(message.type,text);location.replace('/login')},${RESPONSE_MS})})(document)`;

type Outcome = { token: string } | { error: string; message: string };

/** The popup's last page, which passes the result to its opener and closes. [LOGIN-14, OPEN-36] */
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
