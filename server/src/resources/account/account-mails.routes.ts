import {
  confirmEmail,
  type Language,
  recoverPassword,
  removeEmail,
  requestEmail,
  requestRecovery,
  stopMails,
} from '@portico/shared/contracts';
import { escapeHtml } from '@portico/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AuditLog, userActor } from '../../audit/audit-log.ts';
import { AppError, notFound, refusedField } from '../../kernel/app-error.ts';
import { type Mails, OPT_OUT_PATH } from '../../mail/mails.ts';
import { weeklyMailRepository } from '../../mail/weekly-mail.repository.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { requestedOrigin } from '../../plugins/requested-url.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import type { RateLimitStore } from '../../security/rate-limit-store/rate-limit-store.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { requirePublicProvider } from '../auth/auth.policy.ts';
import { languageOfBrowser, sendAuthPage } from '../auth/auth-page.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import { userRepository } from '../auth/user.repository.ts';
import type { UsersService } from '../users/user.service.ts';
import { CONFIRMATIONS_PER_MINUTE, createPasswordConfirmation } from './password-confirmation.ts';

interface AccountMailServices {
  records: RecordStore;
  codes: OneTimeCodes;
  users: UsersService;
  mails: Mails;
  counts: Pick<RateLimitStore, 'add'>;
  attemptLimiter: AttemptLimiter;
  audit: AuditLog;
}

/** Per address. */
const RECOVERIES_PER_MINUTE = 10;
/** Per account or new address and hour: a stranger must not fill a mailbox. */
const MAILS_PER_HOUR = 5;

/** Paths of the pages that mails lead to. The code is in the fragment, which is never sent to a server or logged. */
const CONFIRM_PATH = '/confirmEmail';
const RECOVERY_PATH = '/recover';

/** The e-mail address of the own account, what is mailed there, and a new password by mail. */
export async function accountMailRoutes(app: FastifyInstance, services: AccountMailServices): Promise<void> {
  const { records, codes, users, mails, counts, audit } = services;
  const accounts = userRepository(records);
  const confirmation = createPasswordConfirmation(services);
  const limited = { perMinute: CONFIRMATIONS_PER_MINUTE, isLimitPerPerson: true, needsViewer: true };

  async function isBelowLimit(name: string): Promise<boolean> {
    const { count } = await counts.add({ name, most: MAILS_PER_HOUR, forMs: 3_600_000 });
    return count <= MAILS_PER_HOUR;
  }

  /** Who has the address can set a new password: a session alone must not change it. */
  async function requireOwner(
    call: Parameters<typeof confirmation.require>[0],
    currentPassword: string | undefined,
  ): Promise<void> {
    const { passwordHash } = await confirmation.ownerOf(call.request);
    if (passwordHash === undefined) return;
    if (currentPassword === undefined)
      throw refusedField({ path: 'currentPassword', message: 'required', code: 'required' });
    await confirmation.require(call, currentPassword);
  }

  endpoint(
    app,
    requestEmail,
    async ({ body: { data }, provider, request, reply }) => {
      requirePublicProvider(provider);
      const { uid } = requireViewer(request.viewer);
      await requireOwner({ request, reply, event: 'user.email' }, data.currentPassword);
      if (!(await isBelowLimit(`address mail ${provider.id} ${uid}`)))
        throw new AppError('too-many-requests', 'Too many mails were sent: please try again in an hour.');
      const owner = await confirmation.ownerOf(request);
      // The account's own language, which only the profile changes.
      const language = owner.language ?? languageOfBrowser(request);
      const { code, expiresAt } = await codes.issue({
        provider: provider.id,
        owner,
        purpose: 'email',
        email: data.email,
      });
      const origin = requestedOrigin(request);
      const about = { kind: 'confirm', href: `${origin}${CONFIRM_PATH}#${code}`, expiresAt } as const;
      const write = await mails.toAddress({
        provider: provider.id,
        origin,
        to: data.email,
        language,
        uid,
        name: owner.displayName,
        about,
      });
      await records.batch([write]);
      await users.changeMail({ provider: provider.id, uid, language });
      return done;
    },
    limited,
  );

  endpoint(
    app,
    confirmEmail,
    async ({ body: { data }, provider, request }) => {
      requirePublicProvider(provider);
      const user = await users.confirmEmail({ provider: provider.id, code: data.code });
      audit.record({ event: 'user.email', request, actor: userActor(user) });
      return ok({ email: (await accounts.get(provider.id, user.uid))?.value.email ?? '' });
    },
    { perMinute: RECOVERIES_PER_MINUTE },
  );

  endpoint(
    app,
    removeEmail,
    async ({ body: { data }, provider, request, reply }) => {
      await requireOwner({ request, reply, event: 'user.email' }, data.currentPassword);
      const { uid } = requireViewer(request.viewer);
      await users.changeMail({ provider: provider.id, uid, email: undefined });
      return done;
    },
    limited,
  );

  endpoint(
    app,
    stopMails,
    async ({ body: { data }, provider, viewer }) => {
      const { uid } = requireViewer(viewer);
      await users.changeMail({ provider: provider.id, uid, stoppedMails: [...new Set(data.stoppedMails)] });
      return done;
    },
    limited,
  );

  endpoint(
    app,
    requestRecovery,
    ({ body: { data }, provider, request }) => {
      requirePublicProvider(provider);
      // After the reply, whose time must not tell whether there is such an account.
      setImmediate(
        () =>
          void recover(data.name, request).catch((err: unknown) =>
            request.log.error({ err }, 'a recovery mail was not queued'),
          ),
      );
      return done;
    },
    { perMinute: RECOVERIES_PER_MINUTE },
  );

  async function recover(name: string, request: FastifyRequest): Promise<void> {
    const provider = request.provider.id;
    const user = (await accounts.byEmail(provider, name)) ?? (await accounts.recordOf(provider, name));
    const owner = user?.value;
    if (!owner?.email || owner.isDisabled) return;
    if (!(await isBelowLimit(`recovery mail ${provider} ${owner.uid}`))) return;
    const { code, expiresAt } = await codes.issue({ provider, owner, purpose: 'recovery' });
    const origin = requestedOrigin(request);
    const about = { kind: 'recovery', href: `${origin}${RECOVERY_PATH}#${code}`, expiresAt } as const;
    await mails.toAccount({ provider, origin, receiver: owner, about });
  }

  endpoint(
    app,
    recoverPassword,
    async ({ body: { data }, provider, request }) => {
      requirePublicProvider(provider);
      const user = await users.recoverPassword({ provider: provider.id, ...data });
      audit.record({ event: 'user.recover', request, actor: userActor(user) });
      await mails.toAccount({
        provider: provider.id,
        origin: requestedOrigin(request),
        receiver: user,
        about: { kind: 'passwordChanged' },
      });
      return ok({ username: user.username });
    },
    { perMinute: RECOVERIES_PER_MINUTE },
  );

  const stopped = async ({ query, provider }: FastifyRequest): Promise<void> => {
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
  };

  // A mail program that shows a preview of the page must not stop anything: that takes a press.
  app.get(OPT_OUT_PATH, { config: { rateLimit: { max: RECOVERIES_PER_MINUTE } } }, (request, reply) => {
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
      { config: { rateLimit: { max: RECOVERIES_PER_MINUTE } } },
      async (request, reply) => {
        await stopped(request);
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
