import { ACTION_TYPES, type Action, CONTENT_LIMITS } from '@portico/shared/contracts';
import { ColorChoice } from '@portico/shared/patterns';
import { Field, Select, spacing, TextInput } from '@portico/shared/ui';
import { LocalizedFields } from '../../forms/LocalizedFields.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { EntryFieldsProps } from './entry-fields-props.ts';

/** The input mode for each kind of value. */
const INPUT_TYPES: Partial<Record<Action['type'], 'tel' | 'url'>> = { phone: 'tel', externalUrl: 'url' };

/** A button: what it does, its text and its colours. */
export function ActionFields({ path, value, onChange, errorAt }: EntryFieldsProps<Action>) {
  const { t } = useMessages();
  const { type, contact, text, color } = value;
  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      <LocalizedFields
        label={t('widget.buttonText')}
        name={`${path}.text`}
        value={text}
        onChange={(changed) => onChange({ text: changed })}
        maxLength={CONTENT_LIMITS.title}
        required
        errorAt={errorAt}
      />
      <Field label={t('widget.action')}>
        <Select value={type} onChange={({ target }) => onChange({ type: target.value as Action['type'] })}>
          {ACTION_TYPES.filter((name) => name !== 'none' || type === 'none').map((name) => (
            <option key={name} value={name}>
              {t(`widget.actionTypes.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      {type === 'none' ? null : (
        <Field
          key={type}
          label={t(`widget.contacts.${type}`)}
          required
          error={errorAt(`${path}.contact.${type}`)}
        >
          <TextInput
            type={INPUT_TYPES[type] ?? 'text'}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={CONTENT_LIMITS.address}
            value={contact?.[type] ?? ''}
            onChange={({ target }) => onChange({ contact: { ...contact, [type]: target.value } })}
          />
        </Field>
      )}
      <ColorChoice
        legend={t('widget.color')}
        value={color?.background}
        onChange={(colors) => onChange({ color: colors })}
        nameOf={(name) => t(`colors.${name}`)}
      />
    </div>
  );
}
