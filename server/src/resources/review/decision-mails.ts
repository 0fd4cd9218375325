import { FALLBACK_LANGUAGE } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Mails } from '../../mail/mails.ts';
import { requestedOrigin } from '../../plugins/requested-url.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { userRepository } from '../auth/user.repository.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';

/**
 * Tells the editors of a page what was decided about it, except the one who decided. Never rejects: the decision is
 * stored already.
 */
export const mailDecisions =
  (services: { records: RecordStore; mails: Mails }, request: FastifyRequest) =>
  async (portal: PortalRecord): Promise<void> => {
    const by = request.viewer?.uid;
    await mailDecision(services, { portal, by, origin: requestedOrigin(request) }).catch((err: unknown) =>
      request.log.error({ err }, 'a mail about a decision was not queued'),
    );
  };

async function mailDecision(
  { records, mails }: { records: RecordStore; mails: Mails },
  { portal, origin, by }: { portal: PortalRecord; origin: string; by: string | undefined },
): Promise<void> {
  const { provider, _id, status, editors, title, rejectReason = '' } = portal;
  if (status !== 'RELEASE' && status !== 'REJECT') return;
  const users = userRepository(records);
  const href = `${origin}/portals/${encodeURIComponent(_id)}`;
  for (const uid of editors) {
    const receiver = uid === by ? undefined : (await users.get(provider, uid))?.value;
    if (!receiver || receiver.isDisabled) continue;
    const page = localized(title, receiver.language ?? FALLBACK_LANGUAGE);
    await mails.toAccount({
      provider,
      origin,
      receiver,
      optional: 'review',
      about:
        status === 'RELEASE'
          ? { kind: 'released', href, page }
          : { kind: 'rejected', href, page, reason: rejectReason },
    });
  }
}
