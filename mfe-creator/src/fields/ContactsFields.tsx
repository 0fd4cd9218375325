import type { Contacts, Language } from '@portico/shared/contracts';
import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { socialPageName } from '@portico/shared/domain';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';
import { Field, media, spacing, TextArea, TextInput } from '@portico/shared/ui';
import { PhoneList } from './PhoneList.tsx';

/** The contacts of one line each, in the order of the page, with their input type and normalisation. */
const LINES = [
  { name: 'email', type: 'email', normalise: (text: string) => text },
  { name: 'fanpage', type: 'text', normalise: socialPageName },
  { name: 'fbPageId', type: 'text', normalise: (text: string) => text },
  { name: 'instragramId', type: 'text', normalise: socialPageName },
  { name: 'lineId', type: 'text', normalise: (text: string) => text },
  { name: 'webpage', type: 'url', normalise: (text: string) => text },
] as const;

/**
 * All contacts of a portal; nothing is required or rejected. `others` is edited in `language`; the texts in other languages
 * stay. [EDIT-08, VAL-12, VAL-17, VAL-19]
 */
export function ContactsFields(props: {
  value: Contacts;
  language: Language;
  /** What is wrong with a field, by its path in the portal: 'contacts.phone'. */
  errorAt?: (path: string) => string | undefined;
  onChange: (contacts: Contacts) => void;
}) {
  const { value, language, errorAt, onChange } = props;
  const { t } = useText('mfe-creator');
  return (
    <div
      css={{
        display: 'grid',
        gap: spacing[5],
        [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: spacing[6] },
      }}
    >
      <PhoneList
        value={value.phone ?? ''}
        error={errorAt?.('contacts.phone')}
        onChange={(phone) => onChange({ ...value, phone })}
      />
      {LINES.map(({ name, type, normalise }) => (
        <Field
          key={name}
          label={t(`contacts.${name}`)}
          hint={t(`contacts.${name}Hint`)}
          error={errorAt?.(`contacts.${name}`)}
        >
          <TextInput
            type={type}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={CONTENT_LIMITS.address}
            value={value[name] ?? ''}
            onChange={(event) => onChange({ ...value, [name]: normalise(event.currentTarget.value) })}
          />
        </Field>
      ))}
      <div css={{ gridColumn: '1 / -1' }}>
        <Field
          label={t('contacts.others', { language: LANGUAGE_NAMES[language] })}
          error={errorAt?.('contacts.others')}
        >
          <TextArea
            rows={3}
            value={value.others?.[language] ?? ''}
            onChange={(event) =>
              onChange({
                ...value,
                others: { ...value.others, [language]: event.currentTarget.value, lang: language },
              })
            }
          />
        </Field>
      </div>
    </div>
  );
}
