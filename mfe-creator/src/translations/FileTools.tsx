import type { Language } from '@portico/shared/contracts';
import type { TextEdit } from '@portico/shared/domain';
import { saveFile } from '@portico/shared/patterns';
import { useNotify, useText } from '@portico/shared/platform';
import { Button, Cluster, Notice, spacing } from '@portico/shared/ui';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { csvOfTexts, readTextsCsv } from './csv-texts.ts';
import { TRANSLATIONS_NAMESPACE } from './namespace.ts';
import type { FileContent, RowProblem, TranslationRow } from './translation-rows.ts';
import { readTextsXliff, rowsOfXliff, xliffOfTexts } from './xliff-texts.ts';

/** Texts of a page in four languages with their markup are smaller. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Rows that are named one by one. */
const MAX_NAMED = 20;

/** Exports the texts, and reads files of translators into the form; nothing is saved before Save. */
export function FileTools(props: {
  portalId: string;
  rows: readonly TranslationRow[];
  languages: readonly Language[];
  source: Language;
  target: Language;
  onRead: (edits: readonly TextEdit[]) => void;
}) {
  const { portalId, rows, languages, source, target, onRead } = props;
  const { t } = useText(TRANSLATIONS_NAMESPACE);
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<FileContent>();

  async function exportCsv() {
    saveFile(await csvOfTexts(rows, languages), `${portalId}.csv`);
  }
  function exportXliff() {
    if (source === target) return notify({ tone: 'danger', text: t('sameLanguage') });
    const left = rows.length - rowsOfXliff({ rows, source, target }).length;
    saveFile(xliffOfTexts({ portalId, rows, source, target }), `${portalId}.${source}-${target}.xlf`);
    if (left > 0) notify({ tone: 'neutral', text: t('xliffLeftOut', { number: left }) });
  }
  async function take(file: File) {
    const content = await readFile(file, { portalId, rows });
    setRead(content);
    if (content.kind === 'texts') onRead(content.edits);
  }
  return (
    <div css={{ display: 'grid', gap: spacing[3] }}>
      <Cluster>
        <Button
          variant="quiet"
          size="sm"
          icon={<Download size={16} aria-hidden="true" />}
          onClick={exportXliff}
        >
          {t('exportXliff')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => void exportCsv()}
        >
          {t('exportCsv')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<Upload size={16} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t('import')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('import')}
          accept=".csv,.xlf,.xliff,text/csv,application/xliff+xml"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void take(file);
          }}
        />
      </Cluster>
      {read ? <ReadNotice read={read} /> : null}
    </div>
  );
}

async function readFile(
  file: File,
  page: { portalId: string; rows: readonly TranslationRow[] },
): Promise<FileContent> {
  if (file.size > MAX_FILE_BYTES) return { kind: 'refused', problem: { reason: 'tooLarge' } };
  return /\.csv$/i.test(file.name) ? readTextsCsv(file, page.rows) : readTextsXliff(file, page);
}

function ReadNotice({ read }: { read: FileContent }) {
  const { t } = useText(TRANSLATIONS_NAMESPACE);
  if (read.kind === 'refused') return <Notice tone="danger" title={t(`refused.${read.problem.reason}`)} />;
  const { edits, problems } = read;
  const line = (problem: RowProblem) => {
    const { reason, row, key } = problem;
    const limit = problem.reason === 'tooLong' ? problem.limit : 0;
    return t(`left.${reason}`, { row, key, limit });
  };
  return (
    <Notice
      tone={problems.length > 0 ? 'warning' : 'neutral'}
      title={edits.length > 0 ? t('read', { number: edits.length }) : t('readNothing')}
    >
      {problems.length > 0 ? (
        <>
          <p>{t('leftOut', { number: problems.length })}</p>
          <ul>
            {problems.slice(0, MAX_NAMED).map((problem) => (
              <li key={`${problem.row} ${problem.key} ${problem.reason}`}>{line(problem)}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
