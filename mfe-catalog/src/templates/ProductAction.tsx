import { css } from '@emotion/react';
import type { Product } from '@portico/shared/contracts';
import { actionPaint, productActionText, safeColor, safeHref } from '@portico/shared/domain';
import { Link, Localized } from '@portico/shared/platform';
import { color, fontSizes, media, radii, spacing, tapArea, VisuallyHidden } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

const styles = css(tapArea, {
  display: 'inline-flex',
  maxInlineSize: '100%',
  padding: `6px ${spacing[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radii.md,
  lineHeight: 1.5,
  fontSize: fontSizes.sm,
  fontWeight: 'var(--font-medium)',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { filter: 'brightness(1.08)' } },
});

/**
 * A product's button: white text on the dark presets, black on other colours; leads to the product's link, or else to
 * `href`. [CAT-10, OPEN-21, T-29]
 */
export function ProductAction({ product, href }: { product: Product; href: string }) {
  const { t, localize } = useMessages();
  const { action } = product;
  if (!action || !localize(action.text)) return null;
  const background = safeColor(action.color)?.toLowerCase() ?? '#faf9f6';
  const painted = actionPaint({ text: productActionText(background), background });
  const label = <Localized text={action.text} />;
  const external = safeHref(action.link);
  if (external) {
    return (
      <a href={external} target="_blank" rel="noopener noreferrer" css={styles} style={painted}>
        {label}
        <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>
      </a>
    );
  }
  return (
    <Link to={href} css={styles} style={painted}>
      {label}
    </Link>
  );
}
