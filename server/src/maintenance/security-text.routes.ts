import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { notFound } from '../kernel/app-error.ts';

/** Days until the file expires, from the day of the response. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 3_600_000;

/**
 * `/.well-known/security.txt` (RFC 9116) on every host: where to report a vulnerability. 404 without a configured
 * contact.
 */
export async function securityTextRoutes(
  app: FastifyInstance,
  { config: { securityContacts }, now }: { config: Config; now: () => Date },
): Promise<void> {
  app.get('/.well-known/security.txt', { config: { anyHost: true } }, async (_request, reply) => {
    if (securityContacts.length === 0) throw notFound('This address');
    // Equal all day, so that copies are identical.
    const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS;
    const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000', '');
    const lines = [...securityContacts.map((contact) => `Contact: ${contact}`), `Expires: ${expires}`];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
