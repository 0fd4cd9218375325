import type { Portal } from '@portico/shared/contracts';
import { localized, SUGGESTED_LENGTHS } from '@portico/shared/domain';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';
import { Button, Cluster, color, Directional, Field, fontSizes, spacing } from '@portico/shared/ui';
import { ArrowRight } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { HintedTextInput } from '../../length-hint/HintedTextInput.tsx';
import { NextFailure } from '../NextFailure.tsx';
import { keepTyped, readTyped } from '../wizard-memory.ts';
import { useNamingSave } from './use-naming-save.ts';

/**
 * Step 1: the title in the current language. Next saves and only then goes on; what is typed is kept in the tab until
 * it is saved. [WIZ-06, WIZ-12, WIZ-19, VAL-03, T-41]
 */
export function NamingStep(props: {
  /** What is saved so far; undefined before the first save. */
  portal: Portal | undefined;
  onSaved: (portal: Portal) => void;
  onSkip: (portalId: string) => void;
}) {
  const { portal, onSaved, onSkip } = props;
  const { t, language } = useText('mfe-creator');
  const inputId = useId();
  const field = { portalId: portal?._id, field: 'title', language };
  const [title, setTitle] = useState(() => readTyped(field) ?? portal?.title[language] ?? '');
  const [isMissing, setMissing] = useState(false);
  const { state, save } = useNamingSave(portal);

  function type(text: string) {
    setTitle(text);
    keepTyped(field, text);
    if (text.trim() !== '') setMissing(false);
  }

  async function next(event: SyntheticEvent) {
    event.preventDefault();
    if (state.kind === 'saving') return;
    const trimmed = title.trim();
    if (trimmed === '') {
      setMissing(true);
      document.getElementById(inputId)?.focus();
      return;
    }
    const saved = await save({ ...portal?.title, [language]: trimmed, lang: language });
    if (!saved) return;
    keepTyped(field, undefined);
    onSaved(saved);
  }

  return (
    <form onSubmit={(event) => void next(event)} noValidate css={{ display: 'grid', gap: spacing[6] }}>
      <div css={{ display: 'grid', gap: spacing[2] }}>
        <h1 css={{ fontSize: fontSizes['2xl'] }}>{t('naming.heading')}</h1>
        <p css={{ color: color.inkMuted, maxInlineSize: '56ch', textWrap: 'pretty' }}>{t('naming.text')}</p>
      </div>
      <Field
        id={inputId}
        label={t('naming.label', { language: LANGUAGE_NAMES[language] })}
        required
        error={isMissing ? t('naming.required') : null}
      >
        <HintedTextInput
          name="title"
          autoComplete="off"
          value={title}
          minimum={SUGGESTED_LENGTHS.generic}
          placeholder={localized(portal?.title, language)}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {state.kind === 'failed' ? <NextFailure message={state.message} /> : null}
      <Cluster>
        <Button type="submit" size="lg" loading={state.kind === 'saving'} loadingLabel={t('wizard.saving')}>
          {t('wizard.next')}
          <Directional>
            <ArrowRight size={20} />
          </Directional>
        </Button>
        {portal && localized(portal.title, language) !== '' ? (
          <Button variant="quiet" size="lg" onClick={() => onSkip(portal._id)}>
            {t('wizard.skip')}
          </Button>
        ) : null}
      </Cluster>
    </form>
  );
}
