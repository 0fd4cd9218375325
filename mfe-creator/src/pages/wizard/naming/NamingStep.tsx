import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { localized, SUGGESTED_LENGTHS } from '@portico/shared/domain';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';
import { Field } from '@portico/shared/ui';
import { HintedTextInput } from '../../../length-hint/HintedTextInput.tsx';
import { formStep, type StepFieldsProps } from '../FormStep.tsx';

interface Naming {
  title: string;
}

function NamingFields({ values, onChange, errorAt, language, portal }: StepFieldsProps<Naming>) {
  const { t } = useText('mfe-creator');
  return (
    <Field
      label={t('naming.label', { language: LANGUAGE_NAMES[language] })}
      required
      error={errorAt('title')}
    >
      <HintedTextInput
        name="title"
        autoComplete="off"
        maxLength={CONTENT_LIMITS.title}
        value={values.title}
        minimum={SUGGESTED_LENGTHS.generic}
        placeholder={localized(portal?.title, language)}
        onChange={(event) => onChange({ title: event.target.value })}
      />
    </Field>
  );
}

/** Step 1: the title in the current language; titles in other languages stay. [WIZ-06, VAL-03] */
export const NamingStep = formStep<Naming>({
  heading: 'naming.heading',
  text: 'naming.text',
  read: (portal, language) => ({ title: portal?.title[language] ?? '' }),
  isFilled: (portal) => localized(portal.title, 'en') !== '',
  problems: ({ title }) => (title.trim() === '' ? { title: 'naming.required' } : {}),
  changes: ({ title }, { portal, language }) => ({
    title: { ...portal?.title, [language]: title.trim(), lang: language },
  }),
  Fields: NamingFields,
});
