import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { ColorChoice } from '@portico/shared/patterns';
import { Slot } from '@portico/shared/platform';
import { Field, Select, spacing, TextInput } from '@portico/shared/ui';
import { LocalizedFields } from '../../forms/LocalizedFields.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { EntryFieldsProps } from './entry-fields-props.ts';
import { IconChoice } from './IconChoice.tsx';
import { type IconLink, slotPicture } from './page-values.ts';

const ASPECTS = ['1:1'] as const;

/** A small link with an icon or a picture. */
export function IconFields({ path, value, onChange, errorAt }: EntryFieldsProps<IconLink>) {
  const { t } = useMessages();
  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      <LocalizedFields
        label={t('widget.text')}
        name={`${path}.text`}
        value={value.text}
        onChange={(text) => onChange({ text })}
        maxLength={CONTENT_LIMITS.title}
        errorAt={errorAt}
      />
      <Field label={t('widget.link')} hint={t('widget.linkHint')} required error={errorAt(`${path}.link`)}>
        <TextInput
          type="url"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={CONTENT_LIMITS.address}
          value={value.link}
          onChange={({ target }) => onChange({ link: target.value })}
        />
      </Field>
      <Field label={t('widget.symbol')}>
        <Select
          value={value.type}
          onChange={({ target }) => onChange({ type: target.value as IconLink['type'] })}
        >
          <option value="ICON">{t('widget.icon')}</option>
          <option value="picture">{t('widget.picture')}</option>
        </Select>
      </Field>
      {value.type === 'picture' ? (
        <Slot
          name="picture.field"
          label={t('widget.picture')}
          portalId="site"
          value={slotPicture(value.picture)}
          aspects={ASPECTS}
          error={errorAt(`${path}.picture`)}
          onChange={({ mainImageId, imageURL }) => onChange({ picture: { mainImageId, imageURL } })}
        />
      ) : (
        <>
          <IconChoice legend={t('widget.icon')} value={value.name} onChange={(name) => onChange({ name })} />
          <ColorChoice
            legend={t('widget.color')}
            value={value.color}
            onChange={({ background }) => onChange({ color: background })}
            nameOf={(name) => t(`colors.${name}`)}
          />
        </>
      )}
    </div>
  );
}
