import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { hasTranslation, SUGGESTED_LENGTHS } from '@portico/shared/domain';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';
import { Field, Notice, spacing } from '@portico/shared/ui';
import { HintedTextArea } from '../../../fields/HintedTextArea.tsx';
import { TagsField } from '../../../fields/TagsField.tsx';
import { HintedTextInput } from '../../../length-hint/HintedTextInput.tsx';
import { formStep, type StepFieldsProps } from '../FormStep.tsx';

interface Information {
  tags: string[];
  highlightSentence: string;
  description: string;
}

function InformationFields({ values, onChange, errorAt, language, portal }: StepFieldsProps<Information>) {
  const { t } = useText('mfe-creator');
  const name = LANGUAGE_NAMES[language];
  return (
    <div css={{ display: 'grid', gap: spacing[6] }}>
      <TagsField
        value={values.tags}
        error={errorAt('tags')}
        onChange={(tags) => onChange({ ...values, tags })}
      />
      <Field
        label={t('information.highlight', { language: name })}
        hint={t('information.highlightHint')}
        error={errorAt('highlightSentence')}
      >
        <HintedTextInput
          autoComplete="off"
          maxLength={CONTENT_LIMITS.sentence}
          value={values.highlightSentence}
          minimum={SUGGESTED_LENGTHS.highlightSentence}
          onChange={(event) => onChange({ ...values, highlightSentence: event.target.value })}
        />
      </Field>
      {portal?.isAdvanceDescription ? (
        <Notice title={t('information.rich')}>{t('information.richText')}</Notice>
      ) : (
        <Field
          label={t('information.description', { language: name })}
          hint={t('information.descriptionHint')}
          error={errorAt('description')}
        >
          <HintedTextArea
            rows={6}
            maxLength={CONTENT_LIMITS.text}
            value={values.description}
            minimum={SUGGESTED_LENGTHS.description}
            onChange={(event) => onChange({ ...values, description: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}

/**
 * Step 4: tags, highlight sentence and description, none of them required. A rich-text description is not changed.
 * [WIZ-09, VAL-13, AMBIG-33]
 */
export const InformationStep = formStep<Information>({
  heading: 'information.heading',
  text: 'information.text',
  read: (portal, language) => ({
    tags: portal?.tags ?? [],
    highlightSentence: portal?.highlightSentence?.[language] ?? '',
    description: portal?.isAdvanceDescription ? '' : (portal?.description?.[language] ?? ''),
  }),
  isFilled: ({ tags = [], highlightSentence, description }) =>
    tags.length > 0 || hasTranslation(highlightSentence) || hasTranslation(description),
  changes: ({ tags, highlightSentence, description }, { portal, language }) => ({
    tags,
    highlightSentence: { ...portal?.highlightSentence, [language]: highlightSentence.trim(), lang: language },
    ...(portal?.isAdvanceDescription
      ? {}
      : { description: { ...portal?.description, [language]: description.trim(), lang: language } }),
  }),
  Fields: InformationFields,
});
