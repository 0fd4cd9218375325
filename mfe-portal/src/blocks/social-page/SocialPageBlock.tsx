import { useConsent, usePageSettings } from '@portico/shared/platform';
import { color, radii } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import type { BlockProps } from '../block-props.ts';

/** Maximum width of the plugin, and a height for one or two posts; in px. */
const WIDTH_PX = 500;
const HEIGHT_PX = 480;

/** URL of the plugin's frame: it runs no foreign script in our page and receives only the fan page. */
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
 * The portal's page on a social network: shown if the operator has configured it (in production only), the portal names
 * a page, and the visitor has consented. [PORTAL-12, OPEN-47, T-20]
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
