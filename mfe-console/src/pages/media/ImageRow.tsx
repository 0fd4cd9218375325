import { css } from '@emotion/react';
import type { ConsoleImage, ImagePlace } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import { Badge, Button, color, media, Picture, radii, spacing } from '@portico/shared/ui';
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { rowFacts } from '../../lists/RecordRow.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';

/** Places that a row names. */
const NAMED_PLACES = 4;
const BYTES_PER_KB = 1000;
const KB_PER_MB = 1000;

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto 88px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: spacing[3],
  rowGap: spacing[2],
  padding: `${spacing[3]} ${spacing[3]}`,
  '&:has(input:checked)': { background: color.brandSoft },
  [media.tabletUp]: { gridTemplateColumns: 'auto 112px minmax(0, 1fr) auto' },
});

const thumbnail = css({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radii.md,
  background: color.sunken,
  color: color.inkMuted,
  aspectRatio: '4 / 3',
  '& > svg': { placeSelf: 'center' },
});

/** The beginning of a hash is enough to recognise it. */
const identifier = css({
  overflow: 'hidden',
  maxInlineSize: '14ch',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const places = css({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });

/** Below the text on a phone. */
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing[2],
  gridColumn: '2 / -1',
  [media.tabletUp]: { gridColumn: 'auto' },
});

/** The address of the screen or page where an image is shown; undefined if there is none. */
function hrefOfPlace({ kind, id, catalogId }: ImagePlace): string | undefined {
  const name = encodeURIComponent(id);
  switch (kind) {
    case 'portal':
    case 'portal-version':
    case 'portal-draft':
    case 'portal-end':
      return `/console/portals/${name}`;
    case 'deleted-portal':
      return `/console/portals?${new URLSearchParams({ bin: 'yes', q: id })}`;
    case 'product':
      return catalogId && `/catalog/${encodeURIComponent(catalogId)}/product/${name}/detail`;
    case 'town':
      return `/console/towns/${name}`;
    case 'listing':
      return `/console/listings/${name}`;
    case 'web-page':
    case 'web-page-draft':
      return `/console/pages/${name}`;
    case 'web-config':
      return '/console/site';
    case 'image':
      return undefined;
  }
}

/** One image with where it is shown, its size, who uploaded it, and what can be done with it. */
export function ImageRow(props: {
  image: ConsoleImage;
  checkbox: ReactNode;
  /** What can be done with an image depends on whether it is deleted or in use. */
  onAction: (action: 'replace' | 'delete' | 'restore') => void;
}) {
  const { image, checkbox, onAction } = props;
  const { id, address, width, height, uploaded, deleted, until } = image;
  const { t, localize } = useMessages();
  const moment = useMoment();
  const more = image.placesTotal - NAMED_PLACES;
  const name = nameOfImage(image, localize);
  const action = deleted ? 'restore' : image.placesTotal > 0 ? 'replace' : 'delete';
  return (
    <div css={row}>
      {checkbox}
      <span css={thumbnail}>
        {address ? (
          <Picture src={address} alt="" ratio={4 / 3} sizes="112px" />
        ) : (
          <ImageOff size={20} aria-label={t('media.draftOnly')} role="img" />
        )}
      </span>
      <div css={{ display: 'grid', gap: spacing[1], minInlineSize: 0 }}>
        {image.places.length > 0 ? (
          <ul css={places} role="list">
            {image.places.slice(0, NAMED_PLACES).map((place) => (
              <li key={`${place.kind} ${place.id}`} css={{ overflowWrap: 'anywhere' }}>
                <PlaceName place={place} />
              </li>
            ))}
            {more > 0 ? <li>{t('media.more', { count: more })}</li> : null}
          </ul>
        ) : (
          <span>
            {deleted ? (
              <Badge tone="danger">{t('media.isDeleted')}</Badge>
            ) : (
              <Badge>{t('media.unused')}</Badge>
            )}
          </span>
        )}
        <div css={rowFacts}>
          <span>{t('media.size', { width: groupedNumber(width), height: groupedNumber(height) })}</span>
          {image.bytes === undefined ? null : <FileSize bytes={image.bytes} />}
          {uploaded ? (
            <span>
              {uploaded.by
                ? t('media.uploadedBy', { time: moment(uploaded.at), name: uploaded.by.displayName })
                : t('media.uploadedAt', { time: moment(uploaded.at) })}
            </span>
          ) : null}
          {deleted ? (
            <span>
              {deleted.by
                ? t('media.deletedBy', { time: moment(deleted.at), name: deleted.by })
                : t('media.deletedAt', { time: moment(deleted.at) })}
            </span>
          ) : null}
          {until ? <span>{t('media.until', { time: moment(until) })}</span> : null}
          <bdi dir="ltr" title={id} css={identifier}>
            {id}
          </bdi>
        </div>
      </div>
      <div css={actions}>
        <Button
          size="sm"
          variant={deleted ? 'primary' : 'secondary'}
          aria-label={t(`media.${action}One`, { name })}
          onClick={() => onAction(action)}
        >
          {t(`media.${action}`)}
        </Button>
      </div>
    </div>
  );
}

/** The title of the first record that shows the image, or its id. */
export const nameOfImage = (
  { id, places: [first] }: Pick<ConsoleImage, 'id' | 'places'>,
  localize: (title: ImagePlace['title']) => string,
): string => localize(first?.title) || id;

function PlaceName({ place }: { place: ImagePlace }) {
  const { t } = useMessages();
  const kind = t(`media.in.${place.kind}`);
  const href = hrefOfPlace(place);
  if (!href || place.kind === 'web-config') return href ? <Link to={href}>{kind}</Link> : <span>{kind}</span>;
  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: spacing[2] }}>
      <span css={{ color: color.inkMuted }}>{kind}</span>
      <Link to={href}>
        <LocalizedTitle text={place.title} fallback={place.id} />
      </Link>
    </span>
  );
}

function FileSize({ bytes }: { bytes: number }) {
  const { t } = useMessages();
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return (
    <span>
      {kilobytes < KB_PER_MB
        ? t('media.kilobytes', { number: groupedNumber(kilobytes) })
        : t('media.megabytes', { number: (kilobytes / KB_PER_MB).toFixed(1) })}
    </span>
  );
}
