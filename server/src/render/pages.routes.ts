import type {} from '@fastify/cookie';
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_KEY,
  LANGUAGES,
  type Language,
  type PageBoot,
  type PageSettings,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedAddress } from './asked-address.ts';
import { compressText } from './compress.ts';
import { contentPolicy, pageDocument } from './document.ts';
import { preloadsFor } from './live-release.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Addresses that are files, not pages: they are answered by their own routes or not at all. */
const FILE_ADDRESS = /\.(js|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|php|env)$/i;

/** `?lang=`, else the cookie that mirrors the choice, else th. */
function languageOf(request: FastifyRequest): Language {
  const query = request.query as { lang?: string };
  return [query.lang, request.cookies[LANGUAGE_KEY]].find(isLanguage) ?? FALLBACK_LANGUAGE;
}
const isLanguage = (code: string | undefined): code is Language =>
  LANGUAGES.some((language) => language === code);

/** A doorway with the sun in it: the mark of a site that has none of its own. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b6b63"/>' +
  '<path d="M9 26V15a7 7 0 0 1 14 0v11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>' +
  '<circle cx="16" cy="16" r="3" fill="#ffc857"/></svg>';

/** Every page of the site, drawn through the live remotes. */
export async function pageRoutes(
  app: FastifyInstance,
  { renderer, settings }: { renderer: PageRenderer; settings: PageSettings },
): Promise<void> {
  const policy = contentPolicy(settings);
  app.addHook('onClose', () => renderer.close());

  app.get('/favicon.svg', { config: { anyHost: true } }, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  );

  app.get('/*', async (request, reply) => {
    const address = askedAddress(request);
    if (FILE_ADDRESS.test(address.pathname)) {
      return reply.code(404).type('text/plain').send('There is no such file.');
    }
    const language = languageOf(request);
    const release = await renderer.liveRelease();
    const page = await renderer.render(release, { url: address.href, language, settings });
    if (page?.kind === 'redirect') return reply.redirect(page.location, page.status);

    const boot: PageBoot = {
      settings,
      releaseSet: release.set.id,
      language,
      remotes: release.listings,
      integrity: release.integrity,
      preload: preloadsFor(release, { language, routeId: page?.routeId, drawnSlots: page?.drawnSlots ?? [] }),
      main: `/_r/shell/${release.shell.version}/${release.shell.entry}`,
    };
    const html = pageDocument({
      language,
      head: page?.head ?? { title: 'Portico' },
      boot,
      html: page?.html ?? '',
      state: page?.state,
      canonical: `${address.origin}${address.pathname}`,
    });
    const { body, encoding } = await compressText(html, String(request.headers['accept-encoding'] ?? ''));
    return reply
      .code(page?.status ?? 200)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'cache-control': 'private, no-cache',
        'referrer-policy': 'no-referrer',
        vary: 'cookie, accept-encoding',
        'x-content-type-options': 'nosniff',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      })
      .send(body);
  });
}
