import type { Language } from '@portico/shared/contracts';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { TranslationKind } from '../../config/external-service-settings.ts';
import { AppError } from '../../kernel/app-error.ts';

/** For one request. Translating a long text takes a small server seconds. */
const TIMEOUT_MS = 20_000;
/** Limits of DeepL for one request; LibreTranslate's are set by its operator. */
const MAX_TEXTS = 50;
const MAX_CHARACTERS = 100_000;

export interface TranslationRequest {
  texts: readonly string[];
  from: Language;
  to: Language;
  isHtml: boolean;
}

/** A machine translation service that the operator has named. */
export interface TranslationService {
  /** One translation per text, in their order. Throws 'unavailable' or 'too-many-requests' with a reason for the user. */
  translate(request: TranslationRequest): Promise<string[]>;
}

interface Adapter {
  /** Appended to the service's address. */
  path: string;
  headers: (key: string | undefined) => Record<string, string>;
  body: (request: TranslationRequest, key: string | undefined) => object;
  textsOf: (reply: unknown) => string[];
}

const libreReply = z
  .object({ translatedText: z.array(z.string()) })
  .transform((reply) => reply.translatedText);
const deeplReply = z
  .object({ translations: z.array(z.object({ text: z.string() })) })
  .transform(({ translations }) => translations.map(({ text }) => text));

/** DeepL wants a variant of a target language that has several. */
const DEEPL_TARGETS: Record<Language, string> = { th: 'TH', en: 'EN-GB', zh: 'ZH-HANS', ar: 'AR' };

const adapters: Record<TranslationKind, Adapter> = {
  libretranslate: {
    path: 'translate',
    headers: () => ({}),
    body: ({ texts, from, to, isHtml }, key) => ({
      q: texts,
      source: from,
      target: to,
      format: isHtml ? 'html' : 'text',
      ...(key === undefined ? {} : { api_key: key }),
    }),
    textsOf: (reply) => libreReply.parse(reply),
  },
  deepl: {
    path: 'v2/translate',
    headers: (key = '') => ({ authorization: `DeepL-Auth-Key ${key}` }),
    body: ({ texts, from, to, isHtml }) => ({
      text: texts,
      source_lang: from.toUpperCase(),
      target_lang: DEEPL_TARGETS[to],
      ...(isHtml ? { tag_handling: 'html' } : {}),
    }),
    textsOf: (reply) => deeplReply.parse(reply),
  },
};

/** 456 is DeepL's "quota exceeded". */
const LIMITS: readonly number[] = [429, 456];

/**
 * Requests translations without the guard of `outgoing-requests.ts`, because only the operator sets this address, often
 * inside their network. A redirect is refused, because the key would follow it.
 */
export function createTranslationService(
  { url, kind, key }: NonNullable<Config['translation']>,
  timeoutMs = TIMEOUT_MS,
): TranslationService {
  const { path, headers, body, textsOf } = adapters[kind];
  const address = new URL(path, url.endsWith('/') ? url : `${url}/`);

  async function ask(request: TranslationRequest): Promise<string[]> {
    let response: Response;
    try {
      response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers(key) },
        body: JSON.stringify(body(request, key)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      throw new AppError('unavailable', 'The translation service does not respond. Try again later.');
    }
    if (!response.ok) throw await refusal(response);
    const texts = await response
      .json()
      .then(textsOf)
      .catch(() => undefined);
    if (texts?.length !== request.texts.length)
      throw new AppError('unavailable', 'The translation service sent an unknown response.');
    return texts;
  }

  return {
    async translate(request) {
      const translated: string[] = [];
      for (const texts of portionsOf(request.texts)) translated.push(...(await ask({ ...request, texts })));
      return translated;
    },
  };
}

async function refusal(response: Response): Promise<AppError> {
  const { status } = response;
  await response.body?.cancel();
  if (LIMITS.includes(status))
    return new AppError(
      'too-many-requests',
      'The translation service has reached its limit. Try again later.',
    );
  if (status === 401 || status === 403)
    return new AppError('unavailable', 'The translation service does not accept the key of this site.');
  if (status === 400)
    return new AppError('unavailable', 'The translation service does not translate between these languages.');
  return new AppError('unavailable', `The translation service failed (HTTP ${status}). Try again later.`);
}

function portionsOf(texts: readonly string[]): string[][] {
  const portions: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    const last = portions.at(-1);
    if (last && last.length < MAX_TEXTS && characters + text.length <= MAX_CHARACTERS) last.push(text);
    else {
      portions.push([text]);
      characters = 0;
    }
    characters += text.length;
  }
  return portions;
}
