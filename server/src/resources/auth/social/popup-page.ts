import { type Language, SOCIAL_SIGN_IN_MESSAGE, type SocialSignInMessage } from '@portico/shared/contracts';
import type { FastifyReply } from 'fastify';
import { sendAuthPage } from '../auth-page.ts';

const CLOSE_ME: Record<Language, string> = {
  th: 'ปิดหน้าต่างนี้ได้แล้ว',
  en: 'You can close this window.',
  zh: '您可以关闭此窗口。',
  ar: 'يمكنك إغلاق هذه النافذة.',
};

/** How long the page that opened the popup may take to answer, in ms, where it can only be called. */
const ANSWER_MS = 1500;

/**
 * Tells the page that opened the popup, and no other site's. Some providers' pages cut the popup off from it: then it is
 * called, and answers. Some apps open the popup in the place of the page: then nobody answers, and the sign-in page takes
 * the message up.
 */
const SCRIPT = `(function(d){var text=d.getElementById('data').textContent,message=JSON.parse(text),taken=false;
if(window.opener){window.opener.postMessage(message,location.origin);window.close();return}
var channel=new BroadcastChannel(message.type);
channel.onmessage=function(){taken=true;channel.close();window.close()};
channel.postMessage(message);
setTimeout(function(){if(taken)return;channel.close();sessionStorage.setItem(message.type,text);location.replace('/login')},${ANSWER_MS})})(document)`;

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
