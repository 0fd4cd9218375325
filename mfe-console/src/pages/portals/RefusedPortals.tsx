import { localized } from '@portico/shared/domain';
import { Notice, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import type { PortalOutcome } from './use-portal-changes.ts';

/** The pages that an action left as they were, each with the reason; nothing if there is none. */
export function RefusedPortals({ outcome }: { outcome: PortalOutcome | undefined }) {
  const { t, language } = useMessages();
  if (!outcome || outcome.refused.length === 0) return null;
  const { refused, titles } = outcome;
  return (
    <div css={{ marginBlockEnd: spacing[4] }}>
      <Notice tone="warning" title={t('portals.refused.title', { number: refused.length })}>
        <ul css={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {refused.map(({ id, reason = 'failed' }) => (
            <li key={id}>
              <bdi>{localized(titles.get(id), language) || id}</bdi>: {t(`portals.refused.${reason}`)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
