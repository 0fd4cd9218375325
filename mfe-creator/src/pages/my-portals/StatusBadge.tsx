import type { PortalStatus } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Badge, type Tone } from '@portico/shared/ui';

const tones = {
  DRAFT: 'neutral',
  USER_DRAFT: 'warning',
  REJECT: 'danger',
  RELEASE: 'success',
} as const satisfies Record<PortalStatus, Tone>;

/** The status of a portal, as text and colour. [CREATOR-05, CREATOR-06] */
export function StatusBadge({ status }: { status: PortalStatus }) {
  const { t } = useText('mfe-creator');
  return (
    <span data-tone={tones[status]} css={{ display: 'inline-flex' }}>
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
    </span>
  );
}
