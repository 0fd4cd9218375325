import type { PortalStatus } from '@portico/shared/contracts';
import { Badge, type Tone } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';

const TONES = {
  DRAFT: 'neutral',
  USER_DRAFT: 'warning',
  REJECT: 'danger',
  RELEASE: 'success',
} as const satisfies Record<PortalStatus, Tone>;

/** The status of a page, as staff name it. */
export function PortalStatusBadge({ status }: { status: PortalStatus }) {
  const { t } = useMessages();
  return <Badge tone={TONES[status]}>{t(`portals.status.${status}`)}</Badge>;
}
