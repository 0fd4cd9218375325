import { LANGUAGES, type LocalizedText } from '@portico/shared/contracts';
import { directionOf, withTranslation } from '@portico/shared/domain';
import { Field, media, spacing, TextArea, TextInput } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

/** One text in the four languages side by side; each input is labelled 'Title (Thai)' and has its `lang`. */
export function LocalizedFields(props: {
  /** The field's name, such as 'Title'. */
  label: string;
  /** Path of the text in the form; the inputs are named `{name}.{language}`. */
  name: string;
  value: LocalizedText | undefined;
  onChange: (text: LocalizedText) => void;
  /** Maximum number of characters. */
  maxLength: number;
  /** Several lines. */
  isLong?: boolean | undefined;
  hint?: string | undefined;
  /** One language at least is needed. */
  required?: boolean | undefined;
  /** The problem of the text, or of one language by its path. */
  errorAt: (path: string) => string | undefined;
}) {
  const { label, name, value, onChange, maxLength, isLong = false, hint, required, errorAt } = props;
  const { t } = useMessages();
  const Input = isLong ? TextArea : TextInput;
  const whole = errorAt(name);
  const inLanguage = LANGUAGES.some((language) => errorAt(`${name}.${language}`));
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
      <div
        css={{
          display: 'grid',
          gap: spacing[4],
          alignItems: 'start',
          [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {LANGUAGES.map((language, index) => (
          <Field
            key={language}
            label={t('form.inLanguage', { field: label, language: t(`language.${language}`) })}
            hint={index === 0 ? hint : undefined}
            required={required && index === 0}
            error={errorAt(`${name}.${language}`) ?? (index === 0 && !inLanguage ? whole : undefined)}
          >
            <Input
              name={`${name}.${language}`}
              lang={language}
              dir={directionOf(language)}
              autoComplete="off"
              maxLength={maxLength}
              value={value?.[language] ?? ''}
              onChange={({ target }: { target: { value: string } }) =>
                onChange(withTranslation(value, language, target.value))
              }
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
