import { CONTENT_LIMITS, type GalleryItem } from '@portico/shared/contracts';
import { Slot, type SlotAspect } from '@portico/shared/platform';
import { Field, Select, spacing, TextInput } from '@portico/shared/ui';
import { LocalizedFields } from '../../forms/LocalizedFields.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { EntryFieldsProps } from './entry-fields-props.ts';
import { slotPicture } from './page-values.ts';

const BANNER_ASPECTS = ['16:9', '4:3', '1:1'] as const satisfies readonly SlotAspect[];
const GALLERY_ASPECTS = ['4:3', '1:1', '16:9', '2:3', '4:5'] as const satisfies readonly SlotAspect[];
/** The types on offer; a stored entry may have another one, which then stays. */
const TYPES = ['picture', 'picture_link', 'video'] as const;

/** A banner: a picture with a title, which may be a link. */
export const BannerFields = (props: EntryFieldsProps<GalleryItem>) => {
  const { t } = useMessages();
  return (
    <Fields {...props} aspects={BANNER_ASPECTS} linkHint={t('widget.linkHint')}>
      {null}
    </Fields>
  );
};

/** A picture or video of the gallery. */
export function GalleryFields(props: EntryFieldsProps<GalleryItem>) {
  const { path, value, onChange, errorAt } = props;
  const { t } = useMessages();
  const isKnown = (TYPES as readonly string[]).includes(value.type);
  return (
    <Fields
      {...props}
      aspects={GALLERY_ASPECTS}
      hasLink={value.type === 'picture_link' || value.type === 'video'}
      isLinkRequired
      linkHint={value.type === 'video' ? t('widget.videoHint') : undefined}
    >
      <Field label={t('widget.type')}>
        <Select value={value.type} onChange={({ target }) => onChange({ type: target.value })}>
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`widget.types.${type}`)}
            </option>
          ))}
          {isKnown ? null : <option value={value.type}>{t('widget.otherType', { type: value.type })}</option>}
        </Select>
      </Field>
      <LocalizedFields
        label={t('widget.description')}
        name={`${path}.description`}
        value={value.description}
        onChange={(description) => onChange({ description })}
        maxLength={CONTENT_LIMITS.text}
        isLong
        errorAt={errorAt}
      />
    </Fields>
  );
}

function Fields(
  props: EntryFieldsProps<GalleryItem> & {
    aspects: readonly [SlotAspect, ...SlotAspect[]];
    hasLink?: boolean;
    isLinkRequired?: boolean;
    linkHint?: string | undefined;
    /** Further fields. */
    children: React.ReactNode;
  },
) {
  const { path, value, onChange, errorAt, aspects, hasLink = true, isLinkRequired = false, linkHint } = props;
  const { t } = useMessages();
  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      <Slot
        name="picture.field"
        label={value.type === 'video' ? t('widget.poster') : t('widget.picture')}
        portalId="site"
        value={slotPicture(value)}
        aspects={aspects}
        error={errorAt(`${path}.mainImageId`)}
        onChange={({ mainImageId, imageURL, aspects: shape }) =>
          onChange({ mainImageId, imageURL, aspects: shape, smallImageURL: undefined })
        }
      />
      <LocalizedFields
        label={t('widget.title')}
        name={`${path}.title`}
        value={value.title}
        onChange={(title) => onChange({ title })}
        maxLength={CONTENT_LIMITS.title}
        errorAt={errorAt}
      />
      {props.children}
      {hasLink ? (
        <Field
          label={value.type === 'video' ? t('widget.video') : t('widget.link')}
          hint={linkHint}
          required={isLinkRequired}
          error={errorAt(`${path}.externalUrl`)}
        >
          <TextInput
            type="url"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={CONTENT_LIMITS.address}
            value={value.externalUrl ?? ''}
            onChange={({ target }) => onChange({ externalUrl: target.value })}
          />
        </Field>
      ) : null}
      <Field label={t('widget.until')} hint={t('widget.untilHint')} error={errorAt(`${path}.expDate`)}>
        <TextInput
          type="date"
          value={value.expDate?.slice(0, 10) ?? ''}
          onChange={({ target }) => onChange({ expDate: target.value || undefined })}
          css={{ maxInlineSize: 240 }}
        />
      </Field>
    </div>
  );
}
