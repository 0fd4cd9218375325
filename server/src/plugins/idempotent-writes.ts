import { createHash } from 'node:crypto';
import type { AuthUser } from '@portico/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, refusedField } from '../kernel/app-error.ts';
import { RevisionConflict } from '../kernel/revision-conflict.ts';
import { collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { scopesAt } from './call-scopes.ts';

/** How long a reply is repeated. */
const REPEATED_MS = 24 * 3_600_000;
/** A request of a server that ended without a reply may be sent again after this time. */
const LEASE_MS = 60_000;
const MAX_KEY_LENGTH = 255;

export const IDEMPOTENT_REPLY_KIND = 'idempotent-reply';

interface IdempotentReply {
  uid: string;
  /** Hash of method, address and body. */
  request: string;
  /** ISO times. */
  expiresAt: string;
  leaseUntil: string;
  /** Absent while the request runs. */
  reply?: { status: number; type: string; body: string } | undefined;
}

export const idempotentReplyRepository = (records: RecordStore) =>
  collection<IdempotentReply>(records, IDEMPOTENT_REPLY_KIND, ({ uid }) => ({ uid }));

interface Running {
  provider: string;
  id: string;
  value: IdempotentReply;
}

interface KeyedWrite {
  request: FastifyRequest;
  reply: FastifyReply;
  viewer: AuthUser;
  /** Not validated. */
  key: string | string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    idempotentWrite: Running | undefined;
  }
}

/**
 * A write with the header `Idempotency-Key` runs once: a repetition within a day gets the first reply, except after a
 * failure, which changes nothing. Applies to the calls that API keys may write with: their replies hold no secret and can
 * be stored.
 */
export const idempotentWrites = fp(
  async (app: FastifyInstance, { records, now }: { records: RecordStore; now: () => Date }) => {
    const replies = idempotentReplyRepository(records);
    app.decorateRequest('idempotentWrite', undefined);

    // With callbacks: almost no request has a key, and a promise would cost each of them more than the check.
    app.addHook('preHandler', (request, reply, goOn) => {
      const { viewer, headers } = request;
      const key = headers['idempotency-key'];
      if (key === undefined || !viewer || !isWrite(request)) return goOn();
      repeatOrBegin({ request, reply, viewer, key }).then((isRepeated) => {
        if (!isRepeated) goOn();
      }, goOn);
    });

    app.addHook('onSend', (request, reply, payload, goOn) => {
      const running = request.idempotentWrite;
      if (!running) return goOn(null, payload);
      request.idempotentWrite = undefined;
      finish(running, reply, payload).then(() => goOn(null, payload), goOn);
    });

    /** Sends the reply of an earlier request with this key, if there is one. */
    async function repeatOrBegin({ request, reply, viewer, key }: KeyedWrite): Promise<boolean> {
      if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > MAX_KEY_LENGTH)
        throw refusedField({
          path: 'headers.idempotency-key',
          message: `must be ${MAX_KEY_LENGTH} visible ASCII characters at most`,
          code: 'format',
          values: { format: 'pattern' },
        });
      if (request.headers['content-type']?.startsWith('multipart/'))
        throw new AppError('invalid', 'Idempotency-Key works with JSON bodies only.');
      const running = {
        provider: request.provider.id,
        id: hashOf([viewer.uid, key]),
        value: {
          uid: viewer.uid,
          request: hashOf([request.method, request.url, JSON.stringify(request.body ?? null)]),
          expiresAt: new Date(now().getTime() + REPEATED_MS).toISOString(),
          leaseUntil: new Date(now().getTime() + LEASE_MS).toISOString(),
        },
      };
      const earlier = await begin(running);
      if (!earlier) {
        request.idempotentWrite = running;
        return false;
      }
      if (earlier.request !== running.value.request)
        throw new AppError('idempotency-mismatch', 'This Idempotency-Key was used with another request.');
      if (!earlier.reply) {
        reply.header('retry-after', 1);
        throw new AppError('conflict', 'The first request with this Idempotency-Key is still running.');
      }
      const { status, type, body } = earlier.reply;
      reply.code(status).header('idempotency-replayed', 'true').type(type).send(body);
      return true;
    }

    async function finish({ provider, id, value }: Running, reply: FastifyReply, payload: unknown) {
      if (reply.statusCode >= 300) await replies.delete(provider, id);
      else await replies.put({ provider, id, value: { ...value, reply: storedReply(reply, payload) } });
    }

    /** The earlier request with this key; undefined if this one is the first. */
    async function begin({ provider, id, value }: Running): Promise<IdempotentReply | undefined> {
      for (;;) {
        const earlier = await replies.get(provider, id);
        const at = now().toISOString();
        const isOver =
          earlier &&
          (earlier.value.expiresAt <= at || (!earlier.value.reply && earlier.value.leaseUntil <= at));
        if (earlier && !isOver) return earlier.value;
        try {
          await replies.put({ provider, id, value, expectedRevision: earlier?.revision ?? 0 });
          return undefined;
        } catch (error) {
          if (!(error instanceof RevisionConflict)) throw error;
        }
      }
    }
  },
);

const isWrite = (request: FastifyRequest): boolean =>
  scopesAt(request)?.some((scope) => scope !== 'read') ?? false;

const storedReply = (reply: FastifyReply, payload: unknown) => ({
  status: reply.statusCode,
  type: String(reply.getHeader('content-type') ?? 'application/json; charset=utf-8'),
  body: Buffer.isBuffer(payload) ? payload.toString('utf8') : (payload as string),
});

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
