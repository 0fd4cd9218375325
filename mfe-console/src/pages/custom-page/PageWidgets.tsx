import { CONTENT_LIMITS, WEB_PAGE_WIDGETS } from '@portico/shared/contracts';
import { arrayMove, SortableList } from '@portico/shared/patterns';
import { Button, Cluster, color, spacing } from '@portico/shared/ui';
import { Plus } from 'lucide-react';
import { SortableCard } from '../../forms/SortableCard.tsx';
import { useMoveLabels } from '../../forms/use-move-labels.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { offerUndo } from '../../undo/undo-offer.ts';
import { ENTRIES_OF, type PageValues, type Widget } from './page-values.ts';
import { WidgetEntries } from './WidgetEntries.tsx';

/** Entries of each widget at most. */
const LIMITS: Record<Widget, number> = {
  banner: CONTENT_LIMITS.galleryImages,
  galleryImages: CONTENT_LIMITS.galleryImages,
  icons: CONTENT_LIMITS.links,
  actions: CONTENT_LIMITS.links,
};

/** The widgets of a page in their order, each at most once. [PAGE-01] */
export function PageWidgets(props: {
  values: PageValues;
  edit: (changes: (now: PageValues) => Partial<PageValues>) => void;
  errorAt: (path: string) => string | undefined;
  hasProblem: (path: string) => boolean;
}) {
  const { values, edit, errorAt, hasProblem } = props;
  const { t } = useMessages();
  const labels = useMoveLabels();
  const { widgets } = values;
  const missing = WEB_PAGE_WIDGETS.filter((widget) => !widgets.includes(widget));

  function remove(widget: Widget, index: number) {
    const field = ENTRIES_OF[widget];
    const entries = values[field];
    edit((now) => ({ widgets: now.widgets.filter((name) => name !== widget), [field]: [] }));
    offerUndo({
      text: t('widget.removed', { name: t(`widget.${widget}`) }),
      undo: async () =>
        edit((now) => ({ widgets: now.widgets.toSpliced(index, 0, widget), [field]: entries })),
    });
  }

  return (
    <div css={{ display: 'grid', gap: spacing[4] }}>
      {widgets.length === 0 ? (
        <p css={{ color: color.inkMuted }}>{t('widget.none')}</p>
      ) : (
        <SortableList
          label={t('widget.all')}
          items={widgets}
          idOf={(widget) => widget}
          nameOf={(widget) => t(`widget.${widget}`)}
          onMove={(from, to) => edit((now) => ({ widgets: arrayMove([...now.widgets], from, to) }))}
          labels={labels}
        >
          {(widget, controls, index) => (
            <SortableCard
              name={t(`widget.${widget}`)}
              headingLevel={3}
              controls={controls}
              index={index}
              removeLabel={t('widget.remove', { name: t(`widget.${widget}`) })}
              onRemove={() => remove(widget, index)}
            >
              <WidgetEntries
                widget={widget}
                values={values}
                edit={edit}
                errorAt={errorAt}
                hasProblem={hasProblem}
                limit={LIMITS[widget]}
              />
            </SortableCard>
          )}
        </SortableList>
      )}
      {missing.length > 0 ? (
        <Cluster gap={2}>
          {missing.map((widget) => (
            <Button
              key={widget}
              variant="secondary"
              size="sm"
              icon={<Plus size={18} aria-hidden="true" />}
              onClick={() => edit((now) => ({ widgets: [...now.widgets, widget] }))}
            >
              {t(`widget.${widget}`)}
            </Button>
          ))}
        </Cluster>
      ) : null}
    </div>
  );
}
