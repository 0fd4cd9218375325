import { color, fontSizes, spacing, ToneIcon } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';

/**
 * Shows that the page is not released yet, and who can see it. Its label is the same in every language. [PORTAL-05,
 * OPEN-55]
 */
export function UnofficialBanner({ isWithheld, isEditor }: { isWithheld: boolean; isEditor: boolean }) {
  const { t } = useMessages();
  return (
    <div
      role="note"
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: `2px ${spacing[3]}`,
        padding: `${spacing[2]} var(--space-gutter)`,
        background: color.warningSoft,
        color: color.warning,
        fontSize: fontSizes.sm,
        textAlign: 'center',
      }}
    >
      <strong
        lang="en"
        css={{ display: 'inline-flex', alignItems: 'center', gap: 6, letterSpacing: '0.06em' }}
      >
        <ToneIcon tone="warning" size={18} />
        UNOFFICIAL
      </strong>
      <span>
        {t(isWithheld ? (isEditor ? 'portal.withheld' : 'portal.withheldOfOthers') : 'portal.unofficial')}
      </span>
    </div>
  );
}
