import type { Language } from '@portico/shared/contracts';
import { escapeHtml } from '@portico/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../kernel/app-error.ts';
import { type Mails, OPT_OUT_PATH } from '../../mail/mails.ts';
import { weeklyMailRepository } from '../../mail/weekly-mail.repository.ts';
import { done } from '../../plugins/replies.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { languageOfBrowser, sendAuthPage } from '../auth/auth-page.ts';
import { userRepository } from '../auth/user.repository.ts';
import type { UsersService } from '../users/user.service.ts';

interface MailOptOutServices {
  records: RecordStore;
  users: UsersService;
  mails: Mails;
}

/** Per address. */
const OPT_OUTS_PER_MINUTE = 10;

/** The page and the form behind the link in a mail that stops mails of its kind. */
export async function mailOptOutRoutes(app: FastifyInstance, services: MailOptOutServices): Promise<void> {
  const { records, users, mails } = services;
  const accounts = userRepository(records);

  async function stopMails({ query, provider }: FastifyRequest): Promise<void> {
    const { token } = query as { token?: unknown };
    const claim = typeof token === 'string' ? mails.readOptOut(token) : undefined;
    if (claim?.provider !== provider.id) throw notFound('This link');
    const user = (await accounts.get(provider.id, claim.uid))?.value;
    if (!user) throw notFound('This link');
    const { uid, stoppedMails = [] } = user;
    if (claim.kind === 'weekly') {
      await weeklyMailRepository(records).delete(provider.id, uid);
      return;
    }
    const kinds = [...new Set([...stoppedMails, claim.kind])];
    await users.changeMail({ provider: provider.id, uid, stoppedMails: kinds });
  }

  // A mail program that shows a preview of the page must not stop anything: that takes a press.
  app.get(OPT_OUT_PATH, { config: { rateLimit: { max: OPT_OUTS_PER_MINUTE } } }, (request, reply) => {
    const language = languageOfBrowser(request);
    const { title, button, done: isDone, failed } = STOP_TEXTS[language];
    return sendAuthPage(reply, {
      language,
      title,
      body: `<h1>${escapeHtml(title)}</h1><p role="status"></p><button type="button">${escapeHtml(button)}</button>`,
      script: STOP_SCRIPT,
      data: { done: isDone, failed },
    });
  });

  // Mail programs send a form without cookies. (RFC 8058)
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, parsed) =>
      parsed(null),
    );
    forms.post(
      OPT_OUT_PATH,
      { config: { rateLimit: { max: OPT_OUTS_PER_MINUTE } } },
      async (request, reply) => {
        await stopMails(request);
        return reply.send(done);
      },
    );
  });
}

const STOP_SCRIPT = `const data=JSON.parse(document.getElementById('data').textContent);
const button=document.querySelector('button'),status=document.querySelector('p');
button.onclick=async()=>{button.disabled=true;
try{const r=await fetch(location.href,{method:'POST',headers:{'content-type':'application/x-www-form-urlencoded'},body:'List-Unsubscribe=One-Click'});
status.textContent=r.ok?data.done:data.failed;button.hidden=r.ok;button.disabled=false}
catch{status.textContent=data.failed;button.disabled=false}};`;

const STOP_TEXTS: Readonly<
  Record<Language, { title: string; button: string; done: string; failed: string }>
> = {
  th: {
    title: 'หยุดรับอีเมลแบบนี้หรือไม่',
    button: 'หยุดรับอีเมล',
    done: 'หยุดแล้ว เปิดรับใหม่ได้ในบัญชีของคุณ',
    failed: 'หยุดไม่สำเร็จ กรุณาลองอีกครั้ง',
  },
  en: {
    title: 'Stop these mails?',
    button: 'Stop these mails',
    done: 'Stopped. You can turn them on again in your account.',
    failed: 'This couldn’t be done. Please try again.',
  },
  zh: {
    title: '要停止接收此类邮件吗？',
    button: '停止接收',
    done: '已停止。您可以在账号中重新开启。',
    failed: '未能停止，请重试。',
  },
  ar: {
    title: 'هل تريد إيقاف هذه الرسائل؟',
    button: 'إيقاف الرسائل',
    done: 'أُوقفت. يمكنك تشغيلها مرة أخرى من حسابك.',
    failed: 'تعذّر ذلك. حاول مرة أخرى.',
  },
};
