import { LANGUAGES, type Language, type LocalizedText } from '@portico/shared/contracts';
import { SUGGESTED_LENGTHS, toWireText, withTranslation } from '@portico/shared/domain';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';
import { CheckField, ConfirmDialog, Field, TextArea } from '@portico/shared/ui';
import { useId, useMemo, useState } from 'react';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { langProps } from '../../editing/lang-props.ts';
import { type PortalForm, usePortalForm } from '../../editing/use-portal-form.ts';
import { HintedTextArea } from '../../fields/HintedTextArea.tsx';
import { LengthHint } from '../../length-hint/LengthHint.tsx';
import { RichTextField } from '../../rich-text/RichTextField.tsx';
import { htmlOf, visibleText } from './html-text.ts';

/** The text of every language in another format. */
const mapLanguages = (text: LocalizedText | undefined, form: (words: string) => string) =>
  LANGUAGES.reduce<LocalizedText | undefined>(
    (mapped, language) => (mapped?.[language] ? { ...mapped, [language]: form(mapped[language]) } : mapped),
    text,
  );

/** Plain text instead of rich text: deleted in the current language, without formatting in the others. */
const madePlain = (text: LocalizedText | undefined, language: Language) =>
  withTranslation(mapLanguages(text, visibleText), language, '');

interface DescriptionDraft {
  description: LocalizedText | undefined;
  shortDescription: LocalizedText | undefined;
  isAdvanceDescription: boolean;
}

interface DescriptionProps {
  editing: PortalForm<DescriptionDraft>;
}

/**
 * The description, plain or rich text, and the short description for cards. Switching back to plain text deletes the
 * text of the current language, after a confirmation and only with Save. [EDIT-23..26, OPEN-22, T-40, VAL-13]
 */
export function DescriptionEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const [isConfirming, setIsConfirming] = useState(false);
  const editing = usePortalForm<DescriptionDraft>(props, {
    start: ({ description, shortDescription, isAdvanceDescription = false }) => ({
      description,
      shortDescription,
      isAdvanceDescription,
    }),
    changes: ({ description, shortDescription, isAdvanceDescription }) => ({
      description: toWireText(description),
      shortDescription: toWireText(shortDescription),
      isAdvanceDescription,
    }),
  });
  const { draft, edit, language } = editing;
  const { description, shortDescription, isAdvanceDescription: isAdvanced } = draft;

  function tick(isTicked: boolean) {
    if (isTicked) edit({ isAdvanceDescription: true, description: mapLanguages(description, htmlOf) });
    else setIsConfirming(true);
  }

  return (
    <>
      <EditorDialog
        title={t('editors.description.title')}
        editing={editing}
        texts={[description, shortDescription]}
        size="lg"
      >
        <CheckField
          label={t('editors.description.advanced')}
          hint={t('editors.description.advancedHint')}
          checked={isAdvanced}
          onChange={tick}
        />
        {isAdvanced ? <RichDescription editing={editing} /> : <PlainDescription editing={editing} />}
        <ShortDescription editing={editing} />
      </EditorDialog>
      <ConfirmDialog
        open={isConfirming}
        title={t('editors.description.sure')}
        itemName={`${t('editors.description.description')} (${LANGUAGE_NAMES[language]})`}
        confirmLabel={t('editors.description.switch')}
        cancelLabel={t('editors.cancel')}
        closeLabel={t('editors.close')}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          edit({ isAdvanceDescription: false, description: madePlain(description, language) });
          setIsConfirming(false);
        }}
      >
        {t('editors.description.sureText')}
      </ConfirmDialog>
    </>
  );
}

function RichDescription({ editing: { draft, edit, errorAt, language } }: DescriptionProps) {
  const { t } = useText('mfe-creator');
  const hintId = useId();
  const { description } = draft;
  const html = description?.[language] ?? '';
  const visible = useMemo(() => visibleText(html), [html]);
  const label = t('editors.description.description');
  return (
    <Field label={label} error={errorAt('description')}>
      <div css={{ minInlineSize: 0 }}>
        <RichTextField
          key={language}
          label={label}
          language={language}
          value={html}
          describedBy={hintId}
          onChange={(text) => edit({ description: withTranslation(description, language, text) })}
        />
      </div>
      <FallbackPreview text={description} language={language} asText={visibleText} />
      <LengthHint
        id={hintId}
        text={visible.replaceAll('\n', '')}
        minimum={SUGGESTED_LENGTHS.portalDescription}
      />
    </Field>
  );
}

function PlainDescription({ editing: { draft, edit, errorAt, language } }: DescriptionProps) {
  const { t } = useText('mfe-creator');
  const { description } = draft;
  return (
    <Field label={t('editors.description.description')} error={errorAt('description')}>
      <HintedTextArea
        {...langProps(language)}
        rows={7}
        minimum={SUGGESTED_LENGTHS.portalDescription}
        value={description?.[language] ?? ''}
        onChange={({ currentTarget }) =>
          edit({ description: withTranslation(description, language, currentTarget.value) })
        }
      />
      <FallbackPreview text={description} language={language} />
    </Field>
  );
}

/** The text for cards. */
function ShortDescription({ editing: { draft, edit, errorAt, language } }: DescriptionProps) {
  const { t } = useText('mfe-creator');
  const { shortDescription } = draft;
  return (
    <Field
      label={t('editors.description.short')}
      hint={t('editors.description.shortHint')}
      error={errorAt('shortDescription')}
    >
      <TextArea
        {...langProps(language)}
        rows={2}
        value={shortDescription?.[language] ?? ''}
        onChange={(event) =>
          edit({ shortDescription: withTranslation(shortDescription, language, event.target.value) })
        }
      />
      <FallbackPreview text={shortDescription} language={language} />
    </Field>
  );
}
