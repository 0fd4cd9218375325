import { CONTENT_LIMITS, type Contributor } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Button } from '@portico/shared/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { type KeyedRow, withoutRow, withRow, withRowChanged } from '../../editing/keyed-rows.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import { ContributorFields } from './ContributorFields.tsx';

interface Row extends KeyedRow {
  person: Contributor;
}

const sentPerson = ({ name, mainImageId }: Contributor): Contributor => ({
  name: name.trim(),
  ...(mainImageId ? { mainImageId } : {}),
});

/** The people who helped with the page: a name and a small picture each. [DATA-18, OPEN-31] */
export function ContributorsEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const [busyKeys, setBusyKeys] = useState<readonly number[]>([]);
  const editing = usePortalForm<{ rows: readonly Row[] }>(props, {
    start: ({ contributors = [] }) => ({ rows: contributors.map((person, key) => ({ key, person })) }),
    changes: ({ rows }) => ({ contributors: rows.map(({ person }) => sentPerson(person)) }),
    problems: ({ rows }) =>
      rows.flatMap(({ person }, index) =>
        person.name.trim() === '' ? [{ path: `contributors.${index}.name`, message: 'name' }] : [],
      ),
  });
  const { draft, edit, errorAt, portalId } = editing;
  const change = (key: number, changes: Partial<Contributor>) =>
    edit(({ rows }) => {
      const row = rows.find((one) => one.key === key);
      return row ? { rows: withRowChanged(rows, key, { person: { ...row.person, ...changes } }) } : {};
    });

  return (
    <EditorDialog
      title={t('editors.contributors.title')}
      editing={editing}
      isWaiting={busyKeys.some((busy) => draft.rows.some(({ key }) => key === busy))}
    >
      {draft.rows.map(({ key, person }, index) => (
        <ContributorFields
          key={key}
          rowKey={key}
          number={index + 1}
          person={person}
          portalId={portalId}
          errorAt={(field) => errorAt(`contributors.${index}.${field}`)}
          onChange={change}
          onRemove={() => edit({ rows: withoutRow(draft.rows, key) })}
          onBusyChange={(busy, isBusy) =>
            setBusyKeys((now) => [...now.filter((other) => other !== busy), ...(isBusy ? [busy] : [])])
          }
        />
      ))}
      {draft.rows.length < CONTENT_LIMITS.contributors ? (
        <Button
          variant="secondary"
          icon={<UserPlus size={18} aria-hidden="true" />}
          onClick={() => edit({ rows: withRow(draft.rows, { person: { name: '' } }) })}
          css={{ justifySelf: 'start' }}
        >
          {t('editors.contributors.add')}
        </Button>
      ) : null}
    </EditorDialog>
  );
}
