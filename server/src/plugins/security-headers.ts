import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** On every response. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  // Addresses may hold a token for a moment. [T-01]
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  // Signing in may open a window that has to report back.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** What is no page has nothing to load. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** One year. Without the subdomains, which may not be the operator's. */
const TRANSPORT_SECURITY = 'max-age=31536000';
/** As a trusted proxy says: over plain HTTP it would be ignored. */
const HEADERS_OVER_HTTPS = { ...HEADERS, 'strict-transport-security': TRANSPORT_SECURITY };

/** The headers by which browsers are told what not to do with a response, over http or https; without a content policy. */
export const securityHeadersOver = (protocol: string): Readonly<Record<string, string>> =>
  protocol === 'https' ? HEADERS_OVER_HTTPS : HEADERS;

/** For a refusal that Fastify makes before any hook runs. */
export const REFUSAL_HEADERS = { ...HEADERS, 'content-security-policy': NOTHING };

/** Tells browsers what not to do with a response; a page brings its own content policy. */
export const securityHeaders = fp(async (app: FastifyInstance) => {
  // Hooks of every response call back: a promise for each would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeadersOver(request.protocol));
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A service worker takes the policy of its script for its own.
    const brings = reply.hasHeader('content-security-policy') || isScript(reply.getHeader('content-type'));
    if (!brings) reply.header('content-security-policy', NOTHING);
    done();
  });
});

const isScript = (type: unknown): boolean => String(type).includes('javascript');
