import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Sent with every response. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  // A URL may contain a token for a moment.
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  // A sign-in popup must be able to reach its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** For responses that are not pages and load nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** One year. Subdomains are excluded, because they may not be the operator's. */
const TRANSPORT_SECURITY = 'max-age=31536000';
/** Only over HTTPS, as a trusted proxy reports it: browsers ignore it over HTTP. */
const HEADERS_OVER_HTTPS = { ...HEADERS, 'strict-transport-security': TRANSPORT_SECURITY };

/** The security headers over http or https, without a content security policy. */
export const securityHeadersOver = (protocol: string): Readonly<Record<string, string>> =>
  protocol === 'https' ? HEADERS_OVER_HTTPS : HEADERS;

/** For a rejection by Fastify before any hook runs. */
export const REFUSAL_HEADERS = { ...HEADERS, 'content-security-policy': NOTHING };

/** Adds the security headers to every response; a page sets its own content security policy. */
export const securityHeaders = fp(async (app: FastifyInstance) => {
  // With callbacks: these hooks run for every response, and a promise would cost more than their work.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeadersOver(request.protocol));
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A service worker inherits the policy of its script.
    const brings = reply.hasHeader('content-security-policy') || isScript(reply.getHeader('content-type'));
    if (!brings) reply.header('content-security-policy', NOTHING);
    done();
  });
});

const isScript = (type: unknown): boolean => String(type).includes('javascript');
