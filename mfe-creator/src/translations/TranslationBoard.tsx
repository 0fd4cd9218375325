import { failureMessage, useWebConfigQuery } from '@portico/shared/api';
import type { Language, Portal, PortalChanges, PortalTranslations } from '@portico/shared/contracts';
import { offeredLanguages, portalTexts, type TextEdit, withTextEdits } from '@portico/shared/domain';
import { LoadFailed } from '@portico/shared/patterns';
import { LANGUAGE_NAMES, useNotify, useText } from '@portico/shared/platform';
import { Skeleton, StateMessage, spacing, VisuallyHidden } from '@portico/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import { EditorDialog } from '../editing/EditorDialog.tsx';
import type { EditorProps } from '../editing/editor-props.ts';
import { usePortalForm } from '../editing/use-portal-form.ts';
import { BoardTools } from './BoardTools.tsx';
import { FileTools } from './FileTools.tsx';
import { TRANSLATIONS_NAMESPACE } from './namespace.ts';
import { TranslationTable } from './TranslationTable.tsx';
import type { TranslationRow } from './translation-rows.ts';
import {
  type TextsRevision,
  useMarkTranslationsMutation,
  usePortalTranslationsQuery,
} from './translations.api.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Texts that were typed or accepted and are not saved, by `<key> <language>`. */
type Edits = Readonly<Record<string, string>>;

const cellName = (key: string, language: Language): string => `${key} ${language}`;
const editsIn = (edits: Edits): TextEdit[] =>
  Object.entries(edits).map(([name, text]) => {
    const at = name.lastIndexOf(' ');
    return { key: name.slice(0, at), language: name.slice(at + 1) as Language, text };
  });

/** Every field that has texts, so that giving up restores each of them. */
function fieldsWith(edits: Edits, seen: Portal): PortalChanges {
  const fields = portalTexts(seen).map(({ key }) => key.split('.')[0] as keyof PortalChanges & keyof Portal);
  return {
    ...Object.fromEntries(fields.map((field) => [field, seen[field]])),
    ...withTextEdits(seen, editsIn(edits)),
  };
}

/** Every text of a page in all its languages: what is missing and what is outdated, with suggestions of a machine. */
export function TranslationBoard(props: EditorProps) {
  const { portal } = props;
  const { t } = useText(TRANSLATIONS_NAMESPACE);
  const editing = usePortalForm<{ edits: Edits }>(props, {
    start: () => ({ edits: {} }),
    changes: ({ edits }, seen) => fieldsWith(edits, seen),
  });
  const revision = {
    id: portal._id,
    isDraft: portal.draft?.isShown ?? false,
    modifiedDate: portal.modifiedDate,
  };
  const { currentData, data, error, refetch } = usePortalTranslationsQuery(revision);
  const shown = currentData ?? data;
  return (
    <EditorDialog title={t('title')} editing={editing} size="lg">
      {shown ? (
        <Board editing={editing} revision={revision} translations={shown} />
      ) : (
        <BoardState error={error} onRetry={() => void refetch()} />
      )}
    </EditorDialog>
  );
}

function Board(props: {
  editing: ReturnType<typeof usePortalForm<{ edits: Edits }>>;
  revision: TextsRevision;
  translations: PortalTranslations;
}) {
  const { editing, revision, translations } = props;
  const { t, language } = useText(TRANSLATIONS_NAMESPACE);
  const notify = useNotify();
  const { data: site } = useWebConfigQuery();
  const { source, canSuggest } = translations;
  const languages = useMemo(() => {
    const offered = offeredLanguages(site);
    return [source, ...offered.filter((one) => one !== source)];
  }, [site, source]);
  const [chosen, setTarget] = useState<Language>();
  const target = chosen ?? (language === source ? (languages[1] ?? source) : language);
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [mark] = useMarkTranslationsMutation();
  const { suggest, isSuggesting } = useSuggestions(revision, target);
  const { edits } = editing.draft;
  const { edit, opened } = editing;

  const rows = useTranslationRows(opened, translations);
  const stored = useMemo(() => new Map(rows.map((row) => [row.key, row.text])), [rows]);
  const apply = useCallback(
    (changed: readonly TextEdit[]) =>
      // The latest edits: reading a file takes a moment in which more may be typed.
      edit((now) => {
        const next = { ...now.edits };
        for (const { key, language: to, text } of changed) {
          if (text === (stored.get(key)?.[to] ?? '')) delete next[cellName(key, to)];
          else next[cellName(key, to)] = text;
        }
        return { edits: next };
      }),
    [edit, stored],
  );

  async function send(marks: Omit<Parameters<typeof mark>[0], 'revision'>) {
    const { error } = await mark({ revision, ...marks });
    if (error) notify({ tone: 'danger', text: t('markFailed'), detail: failureMessage(error) });
  }
  const isOpen = ({ languages: cells }: TranslationRow) =>
    cells[target].state === 'missing' || cells[target].state === 'outdated';
  const open = rows.filter(isOpen);

  if (rows.length === 0) return <StateMessage kind="empty" title={t('empty')} />;
  const visible = onlyOpen ? open : rows;
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[4] }}>
      <BoardTools
        languages={languages}
        source={source}
        target={target}
        done={rows.length - open.length}
        all={rows.length}
        onlyOpen={onlyOpen}
        canSuggest={canSuggest}
        isSuggesting={isSuggesting}
        onSource={(next) => void send({ source: next })}
        onTarget={setTarget}
        onOnlyOpen={setOnlyOpen}
        onSuggest={() => void suggest(open)}
      />
      <FileTools
        portalId={revision.id}
        rows={rows}
        languages={languages}
        source={source}
        target={target}
        onRead={apply}
      />
      {visible.length === 0 ? (
        <StateMessage kind="empty" title={t('nothingOpen', { language: LANGUAGE_NAMES[target] })} />
      ) : (
        <TranslationTable
          rows={visible}
          languages={languages}
          target={target}
          edits={edits}
          onEdit={apply}
          onDone={(key, to) => void send({ done: [{ key, language: to }] })}
          onRefuse={(key, to) => void send({ refused: [{ key, language: to }] })}
        />
      )}
    </div>
  );
}

/** The texts of the page with the states of their translations, and their labels in the page's language. */
function useTranslationRows(opened: Portal, translations: PortalTranslations): TranslationRow[] {
  const { t } = useText(TRANSLATIONS_NAMESPACE);
  return useMemo(() => {
    const states = new Map(translations.rows.map((row) => [row.key, row]));
    return portalTexts(opened).flatMap((text) => {
      const state = states.get(text.key);
      const kind = t(`kinds.${text.kind.replaceAll('.', '-')}`);
      const label = text.index === undefined ? kind : t('entry', { label: kind, number: text.index + 1 });
      return state ? [{ ...text, ...state, label }] : [];
    });
  }, [opened, translations, t]);
}

function BoardState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText(TRANSLATIONS_NAMESPACE);
  if (error) {
    return (
      <LoadFailed
        error={error}
        title={t('failed')}
        text={null}
        offlineTitle={t('offline')}
        retryLabel={t('retry')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <div role="status" css={{ display: 'grid', gap: spacing[3] }}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} blockSize="96px" />
      ))}
    </div>
  );
}
