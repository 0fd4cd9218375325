import { css } from '@emotion/react';
import { type GalleryEntry, remainingTime } from '@portico/shared/domain';
import { Localized } from '@portico/shared/platform';
import { Badge, color, fontSizes, spacing } from '@portico/shared/ui';
import { Hourglass } from 'lucide-react';
import { ActionButton } from '../blocks/call-to-action/ActionButton.tsx';
import type { Clock } from '../clock/use-now.ts';
import { Collapsible } from '../collapsible/Collapsible.tsx';
import { Paragraphs } from '../collapsible/Paragraphs.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** A flex column of full-width texts: a grid would measure each text twice, which is slow with hundreds of items. */
const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: spacing[2] });
const title = css({ inlineSize: '100%', fontSize: fontSizes.md });
const descriptionStyles = css({ inlineSize: '100%', color: color.inkMuted });

/** Caption of an item: title, time until it expires, description, call to action. [GAL-07, GAL-08, GAL-13] */
export function ItemCaption({ entry, clock }: { entry: GalleryEntry; clock: Clock }) {
  const { localize, fallbackLanguage } = useMessages();
  const { item } = entry;
  const description = localize(item.description);
  return (
    <div css={stack}>
      {localize(item.title) ? (
        <h3 css={title}>
          <Localized text={item.title} />
        </h3>
      ) : null}
      <ExpiryBadge entry={entry} clock={clock} />
      {description ? (
        <div css={descriptionStyles}>
          <Collapsible text={description} lang={fallbackLanguage(item.description)}>
            <Paragraphs text={description} />
          </Collapsible>
        </div>
      ) : null}
      <ActionButton action={item.action} />
    </div>
  );
}

/** Remaining days or hours; a mark of an expired item, which only editors see. */
function ExpiryBadge({ entry, clock }: { entry: GalleryEntry; clock: Clock }) {
  const { t } = useMessages();
  if (entry.isExpired) return <Badge tone="warning">{t('gallery.expired')}</Badge>;
  const left = clock.isLive ? remainingTime(entry.item, clock.now, entry.timeZone) : undefined;
  if (!left) return null;
  return (
    <Badge icon={<Hourglass size={14} aria-hidden="true" />}>
      {t(`gallery.${left.unit}Left`, { count: left.count })}
    </Badge>
  );
}
