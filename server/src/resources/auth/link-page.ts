import { type Language, redeemCode, SESSION_TOKEN_KEY } from '@portico/shared/contracts';
import { escapeHtml } from '@portico/shared/domain';
import type { FastifyReply } from 'fastify';
import { sendAuthPage } from './auth-page.ts';

/**
 * The page of a session link. The code is in the fragment, which is never sent to a server or logged. [OPEN-46, T-01]
 */
export const SESSION_LINK_PATH = '/api/auth/link';

interface LinkPageTexts {
  title: string;
  explanation: string;
  button: string;
  working: string;
  used: string;
  failed: string;
  needsScript: string;
}

const TEXTS: Record<Language, LinkPageTexts> = {
  th: {
    title: 'เข้าสู่ระบบ',
    explanation: 'ลิงก์นี้เป็นของคุณคนเดียวและใช้ได้ครั้งเดียว',
    button: 'เข้าสู่ระบบ',
    working: 'กำลังเข้าสู่ระบบ…',
    used: 'ลิงก์นี้ถูกใช้แล้วหรือหมดอายุ กรุณาขอลิงก์ใหม่จากผู้ดูแลเว็บไซต์',
    failed: 'เข้าสู่ระบบไม่สำเร็จ กรุณาลองอีกครั้ง',
    needsScript: 'กรุณาเปิดใช้ JavaScript เพื่อเข้าสู่ระบบ',
  },
  en: {
    title: 'Sign in',
    explanation: 'This link is for you alone and works once.',
    button: 'Sign in',
    working: 'Signing in…',
    used: 'This link has been used or has expired. Ask the site operator for a new one.',
    failed: 'Sign-in failed. Please try again.',
    needsScript: 'Turn on JavaScript to sign in.',
  },
  zh: {
    title: '登录',
    explanation: '此链接仅供您本人使用，且只能使用一次。',
    button: '登录',
    working: '正在登录…',
    used: '此链接已被使用或已过期，请联系网站运营方获取新的链接。',
    failed: '暂时无法登录，请重试。',
    needsScript: '请启用 JavaScript 以登录。',
  },
  ar: {
    title: 'تسجيل الدخول',
    explanation: 'هذا الرابط لك وحدك ويعمل مرة واحدة.',
    button: 'تسجيل الدخول',
    working: 'جارٍ تسجيل الدخول…',
    used: 'استُخدم هذا الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا من مشغّل الموقع.',
    failed: 'تعذّر تسجيل الدخول الآن. حاول مرة أخرى.',
    needsScript: 'فعّل JavaScript لتسجيل الدخول.',
  },
};

/*
 * Removes the code from the URL immediately. Redeeming needs a click, so that a mail scanner that follows links does
 * not use it up.
 */
const SCRIPT = `(function(d){var data=JSON.parse(d.getElementById('data').textContent),texts=data.texts,
form=d.getElementById('form'),button=d.getElementById('button'),status=d.getElementById('status'),code=location.hash.slice(1);
history.replaceState(null,'',location.pathname);
function end(){form.hidden=true;status.textContent=texts.used}
if(!code){end();return}
form.hidden=false;
form.addEventListener('submit',function(event){event.preventDefault();button.disabled=true;status.textContent=texts.working;
fetch(data.redeem,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({data:{code:code}})})
.then(function(response){return response.json().then(function(reply){
if(response.ok){sessionStorage.setItem(data.key,reply.jsonWebToken);location.replace('/')}
else if(response.status===404)end();else throw response})})
.catch(function(){button.disabled=false;status.textContent=texts.failed})})})(document)`;

export function sendLinkPage(reply: FastifyReply, { language, host }: { language: Language; host: string }) {
  const texts = TEXTS[language];
  return sendAuthPage(reply, {
    language,
    title: texts.title,
    body: [
      `<h1>${texts.title}</h1><p dir="ltr">${escapeHtml(host)}</p><noscript><p>${texts.needsScript}</p></noscript>`,
      `<form id="form" hidden><p>${texts.explanation}</p><button id="button">${texts.button}</button></form>`,
      '<p id="status" role="status"></p>',
    ].join(''),
    script: SCRIPT,
    data: { texts, redeem: redeemCode.path, key: SESSION_TOKEN_KEY },
  });
}
