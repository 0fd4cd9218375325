import { escapeHtml } from '@portico/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { mailFolder, mailsInFolder } from '../mail/mail-transport.ts';
import { requireDemoAccess } from '../resources/auth/demo-access.ts';

/** The mails that wait in the folder, at /dev/mail and as JSON at /dev/mail.json; in development only. */
export async function developmentMail(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.addHook('onRequest', async (request) => requireDemoAccess(request, config));
  const folder = mailFolder(config);

  app.get('/dev/mail.json', async () => mailsInFolder(folder));

  app.get('/dev/mail', async (_request, reply) => {
    const mails = await mailsInFolder(folder);
    const entries = mails.map(
      ({ to, subject, html, text, at }) =>
        `<article><h2 dir="auto">${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · ${escapeHtml(at)}</p><iframe title="HTML" sandbox="allow-popups" srcdoc="${escapeHtml(html)}"></iframe><details><summary>Text</summary><pre dir="auto">${escapeHtml(text)}</pre></details></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><style>body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}iframe{width:100%;height:24rem;border:1px solid #999}pre{white-space:pre-wrap}</style><h1>Mails</h1>${entries.join('') || '<p>No mail was sent yet.</p>'}</html>`,
      );
  });
}
