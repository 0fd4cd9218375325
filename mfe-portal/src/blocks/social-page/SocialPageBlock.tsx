import { useConsent, usePageSettings } from '@portico/shared/platform';
import { color, radii } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import type { BlockProps } from '../block-props.ts';

/** The widest that the plugin renders itself, and a height that shows a post or two; px. */
const WIDTH_PX = 500;
const HEIGHT_PX = 480;

/** The plugin as a page in a frame: it needs no script of theirs on ours, and is told the fan page alone. [T-20] */
const pluginAddress = (fbPageId: string): string =>
  `https://www.facebook.com/plugins/page.php?${new URLSearchParams({
    href: `https://www.facebook.com/${encodeURIComponent(fbPageId)}`,
    tabs: 'timeline',
    width: String(WIDTH_PX),
    height: String(HEIGHT_PX),
    adapt_container_width: 'true',
    small_header: 'true',
  })}`;

/**
 * The place's own page in a social network: where the operator has set it up, which only production can; when the portal
 * names one; and after the visitor agreed. [PORTAL-12, OPEN-47, T-20]
 */
export function SocialPageBlock({ portal }: BlockProps) {
  const { t } = useMessages();
  const { hasSocialPlugin } = usePageSettings();
  const consent = useConsent();
  const fbPageId = portal.contacts?.fbPageId?.trim();
  if (!hasSocialPlugin || !fbPageId || consent !== 'accepted') return null;
  return (
    <iframe
      title={t('socialPage.title')}
      src={pluginAddress(fbPageId)}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      css={{
        inlineSize: '100%',
        maxInlineSize: WIDTH_PX,
        blockSize: HEIGHT_PX,
        border: 0,
        borderRadius: radii.lg,
        background: color.sunken,
        '@media print': { display: 'none' },
      }}
    />
  );
}
