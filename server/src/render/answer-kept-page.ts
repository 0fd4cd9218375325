import type {} from '@fastify/cookie';
import { type PageSettings, RELEASE_SET_HEADER, type ReleaseSet } from '@portico/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from '../plugins/request-ids.ts';
import { securityHeadersOver } from '../plugins/security-headers.ts';
import type { Providers } from '../providers/providers.ts';
import { cohortOf, releaseSetFor } from '../releases/cohort.ts';
import { OVERRIDE_COOKIE } from '../releases/override/overrides.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { KeptPages } from './kept-pages.ts';
import { pageHeaders } from './page-headers.ts';
import { pageLanguage } from './page-language.ts';
import { pageName } from './page-name.ts';
import { type Encoding, encodingFor, type PageText } from './page-text.ts';
import { keptHeaders } from './send-kept.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers may be kept pages, which are sent before anything else is done for a request. */
    hasKeptPages?: boolean;
  }
}

/** Sends a page that is there already. False when there is none, and nothing has happened then. */
export type AnswerKept = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

export interface AnswerKeptOptions {
  providers: Pick<Providers, 'byHost'>;
  releases: Pick<ReleaseStore, 'rollout'>;
  pages: Pick<KeptPages, 'find'>;
  settings: PageSettings;
  /** Aborted once the server lets go of its connections. */
  stopping: AbortSignal;
  onAsked?: (wasKept: boolean) => void;
}

interface KeptBody {
  text: PageText;
  encoding: Encoding;
  body: Buffer;
}

/**
 * The short way of a kept page: most requests are for one, and all else that is done for a request takes several times
 * as long as sending it. Only what is as its reader's browser writes it comes this way: the address exactly as it is
 * kept, and nobody who has to get a cookie, has chosen a remote from elsewhere, or may have the page already. Everything
 * else is left to `pages.routes.ts`, whose answers have the very same headers.
 */
export function createAnswerKept(options: AnswerKeptOptions): AnswerKept {
  const { providers, releases, pages, settings, stopping, onAsked } = options;
  const ofPages = pageHeaders(settings);
  /** Names and values by turns, by the body that they belong to, and so gone with it. */
  const heads = new WeakMap<Buffer, string[]>();

  /** Whatever follows from the page's name: protocol and release set are part of it. */
  function headOf({ text, encoding, body }: KeptBody, protocol: string, set: ReleaseSet): string[] {
    const known = heads.get(body);
    if (known) return known;
    const head = Object.entries({
      ...securityHeadersOver(protocol),
      [RELEASE_SET_HEADER]: set.id,
      ...ofPages,
      ...keptHeaders(text, encoding),
      'content-length': String(body.length),
    }).flat();
    heads.set(body, head);
    return head;
  }

  return async function answerKept(request, reply) {
    const { method, url, host, protocol, headers } = request;
    // By two slashes at its start an address may name another host; see `askedAddress`.
    if (method !== 'GET' || url.startsWith('//') || 'if-none-match' in headers || stopping.aborted)
      return false;
    const provider = providers.byHost(host);
    const cookies = headers.cookie ? request.server.parseCookie(headers.cookie) : {};
    if (!provider || OVERRIDE_COOKIE in cookies) return false;
    const rollout = await releases.rollout();
    const cohort = cohortOf({ cookies });
    if (!rollout || (rollout.candidate && cohort === undefined)) return false;
    const set = releaseSetFor(rollout, cohort);
    const name = pageName(`${protocol}://${host}${url}`, pageLanguage({ cookies }), set);
    const found = pages.find({ provider: provider.id, name });
    if (found?.kind !== 'document' || found.status !== 200) return false;
    const { text } = found;
    const encoding = encodingFor(headers['accept-encoding']);
    const body = text.made(encoding);
    if (!body) return false;
    onAsked?.(true);
    reply.hijack();
    const head = headOf({ text, encoding, body }, protocol, set);
    reply.raw.writeHead(found.status, [...head, REQUEST_ID_HEADER, request.id]);
    reply.raw.end(body);
    return true;
  };
}
