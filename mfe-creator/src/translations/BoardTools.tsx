import { css } from '@emotion/react';
import type { Language } from '@portico/shared/contracts';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';
import {
  Button,
  CheckField,
  Cluster,
  color,
  Field,
  fontSizes,
  media,
  Select,
  spacing,
} from '@portico/shared/ui';
import { Sparkles } from 'lucide-react';
import { TRANSLATIONS_NAMESPACE } from './namespace.ts';

const choices = css({
  display: 'grid',
  gap: spacing[3],
  [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' },
});

/** The languages, how far they are, and suggestions. */
export function BoardTools(props: {
  /** The source first. */
  languages: readonly Language[];
  source: Language;
  target: Language;
  done: number;
  all: number;
  onlyOpen: boolean;
  canSuggest: boolean;
  isSuggesting: boolean;
  onSource: (language: Language) => void;
  onTarget: (language: Language) => void;
  onOnlyOpen: (onlyOpen: boolean) => void;
  onSuggest: () => void;
}) {
  const { languages, source, target, done, all, onlyOpen, canSuggest, isSuggesting } = props;
  const { t } = useText(TRANSLATIONS_NAMESPACE);
  const select = (value: Language, onChange: (language: Language) => void) => (
    <Select value={value} onChange={(event) => onChange(event.target.value as Language)}>
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </Select>
  );
  return (
    <div css={{ display: 'grid', gap: spacing[3] }}>
      <div css={choices}>
        <Field label={t('source')}>{select(source, props.onSource)}</Field>
        <Field label={t('target')}>{select(target, props.onTarget)}</Field>
      </div>
      <p role="status" css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
        {t('progress', { done, all, language: LANGUAGE_NAMES[target] })}
      </p>
      <Cluster>
        <CheckField label={t('onlyOpen')} checked={onlyOpen} onChange={props.onOnlyOpen} />
        {canSuggest ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Sparkles size={16} aria-hidden="true" />}
            loading={isSuggesting}
            onClick={props.onSuggest}
          >
            {t('suggest')}
          </Button>
        ) : null}
      </Cluster>
    </div>
  );
}
