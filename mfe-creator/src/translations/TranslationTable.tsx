import { css } from '@emotion/react';
import type { Language } from '@portico/shared/contracts';
import type { TextEdit } from '@portico/shared/domain';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';
import {
  Badge,
  Button,
  Cluster,
  color,
  fontSizes,
  media,
  radii,
  spacing,
  TextArea,
  type Tone,
} from '@portico/shared/ui';
import { useId, useState } from 'react';
import { langProps } from '../editing/lang-props.ts';
import { InlineDiff } from '../versions/InlineDiff.tsx';
import { TRANSLATIONS_NAMESPACE } from './namespace.ts';
import type { TranslationRow } from './translation-rows.ts';
import { useGridNavigation, useHasColumns } from './use-grid-navigation.ts';

/** On a phone a row is a card, with the source above the chosen language. */
const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  [media.mobile]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& td[data-other]': { display: 'none' },
  },
});
const row = css({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 160px',
  borderBlockStart: `1px solid ${color.line}`,
  [media.mobile]: { paddingBlock: spacing[3] },
});
const heading = css({
  textAlign: 'start',
  verticalAlign: 'top',
  padding: spacing[2],
  fontSize: fontSizes.sm,
  fontWeight: 'var(--font-medium)',
  overflowWrap: 'anywhere',
});
const cellStyle = css({ verticalAlign: 'top', padding: spacing[2] });
const hintStyle = css({ color: color.inkMuted, fontSize: fontSizes.sm });
const sourceText = css({
  display: 'block',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: '20lh',
  overflowY: 'auto',
  paddingBlockStart: spacing[1],
});
const suggestionStyle = css({
  display: 'grid',
  gap: spacing[2],
  padding: spacing[2],
  border: `1px dashed ${color.line}`,
  borderRadius: radii.md,
  background: color.sunken,
  fontSize: fontSizes.sm,
  overflowWrap: 'anywhere',
});

const TONES = {
  missing: 'danger',
  outdated: 'warning',
  translated: 'success',
  changed: 'neutral',
} as const satisfies Record<string, Tone>;

interface Actions {
  onEdit: (edits: readonly TextEdit[]) => void;
  onDone: (key: string, language: Language) => void;
  onRefuse: (key: string, language: Language) => void;
}

/** A row per text, a column per language. */
export function TranslationTable(
  props: Actions & {
    rows: readonly TranslationRow[];
    /** The source first. */
    languages: readonly Language[];
    target: Language;
    edits: Readonly<Record<string, string>>;
  },
) {
  const { rows, languages, target, edits, ...actions } = props;
  const { t } = useText(TRANSLATIONS_NAMESPACE);
  const hasColumns = useHasColumns();
  const grid = useGridNavigation(hasColumns);
  const hintId = useId();
  return (
    <>
      {hasColumns ? (
        <p id={hintId} css={hintStyle}>
          {t('keys')}
        </p>
      ) : null}
      <table
        css={table}
        {...grid}
        {...(hasColumns ? { 'aria-label': t('title'), 'aria-describedby': hintId } : {})}
      >
        <thead>
          <tr>
            <th scope="col" css={[heading, { inlineSize: '16%' }]}>
              {t('text')}
            </th>
            {languages.map((language) => (
              <th key={language} scope="col" css={heading} lang={language}>
                {LANGUAGE_NAMES[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((text) => (
            <tr key={text.key} css={row}>
              <th scope="row" css={heading}>
                {text.label}
              </th>
              {languages.map((language) => {
                const isSource = text.source === language;
                const typed = edits[`${text.key} ${language}`];
                const words = [
                  t('cell', { label: text.label, language: LANGUAGE_NAMES[language] }),
                  t(`states.${stateShown(text, language, typed)}`),
                  typed ?? text.text[language] ?? '',
                ];
                return (
                  <td
                    key={language}
                    css={cellStyle}
                    {...cellProps(words, hasColumns)}
                    data-other={!isSource && language !== target ? '' : undefined}
                  >
                    {isSource ? (
                      <SourceCell text={text} language={language} />
                    ) : (
                      <TranslationCell
                        text={text}
                        language={language}
                        typed={typed}
                        hasColumns={hasColumns}
                        {...actions}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The name of a cell in words: which text, its state, and what it says. */
function cellProps(
  words: readonly string[],
  hasColumns: boolean,
): { role: 'gridcell'; tabIndex: -1; 'aria-label': string } | undefined {
  const label = words.filter((word) => word.trim() !== '').join('. ');
  return hasColumns ? { role: 'gridcell', tabIndex: -1, 'aria-label': label } : undefined;
}

/** What was typed is not saved, whatever the state of the stored text. */
function stateShown({ languages, source }: TranslationRow, language: Language, typed: string | undefined) {
  if (source === language) return 'source';
  const { state } = languages[language];
  return typed === undefined && state !== 'source' ? state : 'changed';
}

function SourceCell({ text, language }: { text: TranslationRow; language: Language }) {
  const { t } = useText(TRANSLATIONS_NAMESPACE);
  return (
    <>
      <Badge>{t('states.source')}</Badge>
      <span {...langProps(language)} css={sourceText}>
        {text.text[language]}
      </span>
    </>
  );
}

function TranslationCell(
  props: Actions & {
    text: TranslationRow;
    language: Language;
    /** What the form has instead of the stored text. */
    typed: string | undefined;
    /** The cell is one of a grid, which decides about the tab stops. */
    hasColumns: boolean;
  },
) {
  const { text: row, language, typed, hasColumns, onEdit, onDone, onRefuse } = props;
  const { t } = useText(TRANSLATIONS_NAMESPACE);
  const stateId = useId();
  const [isComparing, setComparing] = useState(false);
  const { key, label, source, text, maxLength } = row;
  const { state, was, suggestion } = row.languages[language];
  const value = typed ?? text[language] ?? '';
  const shownState = typed === undefined && state !== 'source' ? state : 'changed';
  const tabStop = hasColumns ? { tabIndex: -1 } : {};
  const name = t('cell', { label, language: LANGUAGE_NAMES[language] });
  const sourceNow = text[source] ?? '';
  const set = (next: string) => onEdit([{ key, language, text: next }]);
  const button = (message: 'copy' | 'done' | 'compare' | 'accept' | 'refuse', onClick: () => void) => (
    <Button
      variant={message === 'accept' ? 'secondary' : 'quiet'}
      size="sm"
      aria-label={`${t(message)}: ${name}`}
      {...tabStop}
      {...(message === 'compare' ? { 'aria-expanded': isComparing } : {})}
      onClick={onClick}
    >
      {t(message)}
    </Button>
  );
  const accept = () => {
    if (suggestion === undefined) return;
    // The same words again: the person has confirmed them for the new source.
    if (suggestion === text[language]) onDone(key, language);
    else set(suggestion);
  };
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[2] }}>
      <span id={stateId}>
        <Badge tone={TONES[shownState]}>{t(`states.${shownState}`)}</Badge>
      </span>
      <TextArea
        {...langProps(language)}
        {...tabStop}
        rows={2}
        aria-label={name}
        aria-describedby={stateId}
        maxLength={maxLength}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
      {suggestion !== undefined && typed !== suggestion ? (
        <div css={suggestionStyle} role="group" aria-label={`${t('suggestion')}: ${name}`}>
          <strong>{t('suggestion')}</strong>
          <span {...langProps(language)} css={{ whiteSpace: 'pre-wrap' }}>
            {suggestion}
          </span>
          <span css={{ color: color.inkMuted }}>{t('suggestionNote')}</span>
          <Cluster>
            {button('accept', accept)}
            {button('refuse', () => onRefuse(key, language))}
          </Cluster>
        </div>
      ) : null}
      <Cluster>
        {value === '' ? button('copy', () => set(sourceNow)) : null}
        {state === 'outdated' && was !== undefined
          ? button('compare', () => setComparing(!isComparing))
          : null}
        {state === 'outdated' && typed === undefined ? button('done', () => onDone(key, language)) : null}
      </Cluster>
      {isComparing && was !== undefined ? (
        <div role="group" aria-label={t('changes')} css={suggestionStyle}>
          <strong>{t('changes')}</strong>
          <span {...langProps(source)} css={{ whiteSpace: 'pre-wrap' }}>
            <InlineDiff before={was} after={sourceNow.slice(0, Math.max(was.length, 2000))} />
          </span>
        </div>
      ) : null}
    </div>
  );
}
