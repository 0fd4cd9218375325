import type { Action, GalleryItem } from '@portico/shared/contracts';
import { arrayMove, iconNamed, SortableList } from '@portico/shared/patterns';
import { Button, color, Picture, radii, spacing } from '@portico/shared/ui';
import { Plus } from 'lucide-react';
import { createElement, type ReactNode, useState } from 'react';
import { SortableCard } from '../../forms/SortableCard.tsx';
import { useMoveLabels } from '../../forms/use-move-labels.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { offerUndo } from '../../undo/undo-offer.ts';
import { ActionFields } from './ActionFields.tsx';
import type { EntryFieldsProps } from './entry-fields-props.ts';
import { IconFields } from './IconFields.tsx';
import { BannerFields, GalleryFields } from './PicturedFields.tsx';
import {
  ENTRIES_OF,
  type Entry,
  type IconLink,
  NEW_ENTRIES,
  newEntry,
  type PageValues,
  type Widget,
} from './page-values.ts';

type AnyValue = GalleryItem | IconLink | Action;
type AnyEntry = Entry<AnyValue>;

/** Each widget's fields get entries of their own widget only. */
const FIELDS = {
  banner: BannerFields,
  galleryImages: GalleryFields,
  icons: IconFields,
  actions: ActionFields,
} as unknown as Record<Widget, (props: EntryFieldsProps<AnyValue>) => ReactNode>;

/** The entries of a widget, edited in place, and the button that adds one. */
export function WidgetEntries(props: {
  widget: Widget;
  values: PageValues;
  edit: (changes: (now: PageValues) => Partial<PageValues>) => void;
  errorAt: (path: string) => string | undefined;
  /** Whether an entry has a problem that must be in sight. */
  hasProblem: (path: string) => boolean;
  /** Entries of the widget at most. */
  limit: number;
}) {
  const { widget, values, edit, errorAt, hasProblem, limit } = props;
  const { t, localize } = useMessages();
  const labels = useMoveLabels();
  const [open, setOpen] = useState<readonly string[]>([]);
  const field = ENTRIES_OF[widget];
  const entries: readonly AnyEntry[] = values[field];
  const Fields = FIELDS[widget];
  const change = (changed: (entries: readonly AnyEntry[]) => readonly AnyEntry[]) =>
    edit((now) => ({ [field]: changed(now[field]) }));
  const nameOf = (entry: AnyEntry): string => {
    const { value } = entry;
    const text = localize('title' in value ? value.title : 'text' in value ? value.text : undefined);
    return text || t(`widget.entry.${widget}`, { number: entries.indexOf(entry) + 1 });
  };

  function add() {
    const entry = newEntry<AnyValue>(NEW_ENTRIES[field]);
    change((now) => [...now, entry]);
    setOpen((now) => [...now, entry.key]);
  }

  function remove(entry: AnyEntry, index: number) {
    change((now) => now.filter(({ key }) => key !== entry.key));
    offerUndo({
      text: t('widget.removed', { name: nameOf(entry) }),
      undo: async () => change((now) => now.toSpliced(index, 0, entry)),
    });
  }

  return (
    <div css={{ display: 'grid', gap: spacing[3] }}>
      {entries.length === 0 ? (
        <p css={{ color: color.inkMuted }}>{t('widget.empty')}</p>
      ) : (
        <SortableList
          label={t('widget.entriesOf', { widget: t(`widget.${widget}`) })}
          items={entries}
          idOf={({ key }) => key}
          nameOf={nameOf}
          onMove={(from, to) => change((now) => arrayMove([...now], from, to))}
          labels={labels}
        >
          {(entry, controls, index) => {
            const path = `${field}.${index}`;
            const isOpen = open.includes(entry.key) || hasProblem(path);
            return (
              <SortableCard
                name={nameOf(entry)}
                picture={<Thumbnail value={entry.value} />}
                controls={controls}
                index={index}
                isOpen={isOpen}
                onToggle={() =>
                  setOpen((now) => (isOpen ? now.filter((key) => key !== entry.key) : [...now, entry.key]))
                }
                removeLabel={t('widget.remove', { name: nameOf(entry) })}
                onRemove={() => remove(entry, index)}
              >
                <Fields
                  path={path}
                  value={entry.value}
                  onChange={(changes) =>
                    change((now) =>
                      now.map((one) =>
                        one.key === entry.key
                          ? { ...one, value: { ...one.value, ...changes } as AnyValue }
                          : one,
                      ),
                    )
                  }
                  errorAt={errorAt}
                />
              </SortableCard>
            );
          }}
        </SortableList>
      )}
      {entries.length < limit ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={add}
          css={{ justifySelf: 'start' }}
        >
          {t(`widget.add.${widget}`)}
        </Button>
      ) : null}
    </div>
  );
}

/** The picture or icon of an entry, beside its name. */
function Thumbnail({ value }: { value: AnyValue }) {
  const { mainImageId, imageURL } = 'link' in value ? (value.picture ?? {}) : (value as GalleryItem);
  if ('link' in value && value.type === 'ICON')
    return createElement(iconNamed(value.name), { size: 22, strokeWidth: 1.75, 'aria-hidden': true });
  if (!mainImageId && !imageURL) return null;
  return (
    <span css={{ flex: 'none', inlineSize: 48, overflow: 'hidden', borderRadius: radii.sm }}>
      <Picture
        {...(imageURL ? { src: imageURL } : { imageId: mainImageId })}
        alt=""
        ratio={4 / 3}
        sizes="48px"
      />
    </span>
  );
}
