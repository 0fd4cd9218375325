import type { LocalizedText, Portal, PortalChanges } from '@portico/shared/contracts';
import { arrayMove } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { clampLines, color, fontSizes, Picture, radii } from '@portico/shared/ui';
import { EditorDialog } from '../EditorDialog.tsx';
import type { EditorProps } from '../editor-props.ts';
import { usePortalForm } from '../use-portal-form.ts';
import { SortableEntries } from './SortableEntries.tsx';

/** The fields of an entry that its row shows. */
interface Ordered {
  title?: LocalizedText | undefined;
  imageURL?: string | undefined;
  smallImageURL?: string | undefined;
  externalUrl?: string | undefined;
}

/** Edits the order of a list of the portal, not its entries. */
export function OrderEditor<Entry extends Ordered>(
  props: EditorProps & {
    title: string;
    hint: string;
    entriesOf: (portal: Portal) => readonly Entry[];
    changes: (entries: Entry[], opened: Portal) => PortalChanges;
  },
) {
  const { title, hint, entriesOf, changes } = props;
  const { t, localize } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    start: (portal) => ({
      rows: entriesOf(portal).map((entry, key) => ({ key, entry })),
    }),
    changes: ({ rows }, opened) =>
      changes(
        rows.map(({ entry }) => entry),
        opened,
      ),
  });
  const { rows } = editing.draft;
  return (
    <EditorDialog title={title} editing={editing}>
      <p css={{ color: color.inkMuted }}>{rows.length > 0 ? hint : t('sortable.empty')}</p>
      <SortableEntries
        label={title}
        entries={rows.map(({ key, entry }) => {
          const name = localize(entry.title) || t('sortable.unnamed', { number: key + 1 });
          return { id: String(key), name, content: <Row entry={entry} name={name} /> };
        })}
        onMove={(from, to) => editing.edit({ rows: arrayMove(rows, from, to) })}
      />
    </EditorDialog>
  );
}

function Row({ entry, name }: { entry: Ordered; name: string }) {
  const picture = entry.smallImageURL ?? entry.imageURL;
  return (
    <>
      {picture ? (
        <div css={{ flex: 'none', inlineSize: 64, borderRadius: radii.sm, overflow: 'hidden' }}>
          <Picture src={picture} alt="" ratio={4 / 3} />
        </div>
      ) : null}
      <div css={{ minInlineSize: 0 }}>
        <p css={clampLines(2)}>{name}</p>
        {entry.externalUrl ? (
          <p
            dir="ltr"
            css={{ ...clampLines(1), color: color.inkMuted, fontSize: fontSizes.sm, wordBreak: 'break-all' }}
          >
            {entry.externalUrl}
          </p>
        ) : null}
      </div>
    </>
  );
}
