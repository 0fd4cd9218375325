import { color, media, radii } from '@portico/shared/ui';
import { Grid2x2, List, RectangleHorizontal } from 'lucide-react';
import { useMessages } from '../../messages/use-messages.ts';
import type { GalleryView } from './gallery-view.ts';

const ICONS = { list: List, single: RectangleHorizontal, mosaic: Grid2x2 } as const;

/** Switches between list view and photo grids; the current view is pressed. [GAL-05] */
export function ViewToggle(props: {
  views: readonly GalleryView[];
  isEditor: boolean;
  current: GalleryView;
  onChange: (view: GalleryView) => void;
}) {
  const { views, isEditor, current, onChange } = props;
  const { t } = useMessages();
  const label = (view: GalleryView) =>
    isEditor && view === 'mosaic' ? t('gallery.grid') : t(`gallery.${view}`);
  return (
    <div
      role="group"
      aria-label={t('gallery.view')}
      css={{
        display: 'flex',
        padding: 3,
        gap: 2,
        borderRadius: radii.md,
        background: color.sunken,
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      {views.map((view) => {
        const Icon = ICONS[view];
        const isCurrent = view === current;
        return (
          <button
            key={view}
            type="button"
            aria-pressed={isCurrent}
            aria-label={label(view)}
            title={label(view)}
            onClick={() => onChange(view)}
            css={{
              display: 'grid',
              placeItems: 'center',
              inlineSize: 44,
              blockSize: 44,
              border: 0,
              borderRadius: radii.sm,
              cursor: 'pointer',
              background: isCurrent ? color.surface : 'transparent',
              color: isCurrent ? color.brandStrong : color.inkMuted,
              boxShadow: isCurrent ? 'var(--shadow-sm)' : 'none',
              [media.hover]: { '&:hover': { color: color.brandStrong } },
            }}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
