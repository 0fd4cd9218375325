import { LANGUAGES, type TableKind } from '@portico/shared/contracts';
import { LANGUAGE_NAMES } from '@portico/shared/platform';
import { color, Field, fontSizes, media, Select, spacing } from '@portico/shared/ui';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { type ColumnMapping, fieldsOf, foreignColumns } from './column-mapping.ts';
import type { TableRow } from './table-row.ts';

/** Characters shown of a column's first text. */
const EXAMPLE_LENGTH = 40;

/** Asks which field each foreign column of a file is. A field that another column has cannot be chosen. */
export function ColumnFields({
  rows,
  kind,
  mapping,
  isDisabled,
  onChange,
}: {
  /** With the columns of the file. */
  rows: readonly TableRow[];
  kind: TableKind;
  mapping: ColumnMapping;
  isDisabled: boolean;
  onChange: (mapping: ColumnMapping) => void;
}) {
  const { t } = useMessages();
  const titleId = useId();
  const columns = foreignColumns(rows, kind);
  const own = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const taken = new Set(Object.values(mapping));

  /** Texts of a field in four languages are four fields. */
  function nameOf(field: string): string {
    const [, base, code] = /^(.+)_(\w\w)$/.exec(field) ?? [];
    const language = LANGUAGES.find((one) => one === code);
    return base && language
      ? `${t(`import.field.${base}`)} (${LANGUAGE_NAMES[language]})`
      : t(`import.field.${field}`);
  }
  function exampleOf(column: string): string {
    const text = rows.find(({ cells }) => cells[column]?.trim())?.cells[column]?.trim() ?? '';
    return text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH)}…` : text;
  }

  return (
    <section aria-labelledby={titleId} css={{ display: 'grid', gap: spacing[3] }}>
      <div>
        <h3 id={titleId} css={{ fontSize: fontSizes.md }}>
          {t('import.columns')}
        </h3>
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t('import.columnsText')}</p>
      </div>
      <div
        css={{
          display: 'grid',
          gap: spacing[4],
          [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' },
        }}
      >
        {columns.map((column) => {
          const example = exampleOf(column);
          return (
            <Field
              key={column}
              label={<bdi css={{ overflowWrap: 'anywhere' }}>{column}</bdi>}
              hint={example ? t('import.example', { text: example }) : undefined}
            >
              <Select
                value={mapping[column] ?? ''}
                disabled={isDisabled}
                onChange={({ target }) => onChange({ ...mapping, [column]: target.value })}
              >
                <option value="">{t('import.notImported')}</option>
                {fieldsOf(kind).map((field) => (
                  <option
                    key={field}
                    value={field}
                    disabled={field !== mapping[column] && (taken.has(field) || own.has(field))}
                  >
                    {nameOf(field)}
                  </option>
                ))}
              </Select>
            </Field>
          );
        })}
      </div>
    </section>
  );
}
