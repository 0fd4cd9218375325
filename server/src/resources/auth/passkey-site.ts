import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/app-error.ts';
import { hostName } from '../../providers/providers.ts';
import { originOf } from './social/social.routes.ts';

/** The site that a browser signs into passkeys and proofs. */
export interface PasskeySite {
  origin: string;
  /** Host without port, which is the relying party id. */
  host: string;
}

/** Throws 'conflict' where WebAuthn is unavailable: on IP addresses, and over plain http except on localhost. */
export function passkeySiteOf(request: FastifyRequest): PasskeySite {
  const host = hostName(request.host);
  const isNamed = isIP(host) === 0 && !host.startsWith('[');
  const isSecure =
    request.protocol === 'https' || host === 'localhost' || (isNamed && host.endsWith('.localhost'));
  if (!isNamed || !isSecure) throw new AppError('conflict', 'Passkeys need https and a host with a name.');
  return { origin: originOf(request), host };
}
