import type { Portal } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { clampLines, color, fontSizes, Picture, radii, spacing } from '@portico/shared/ui';
import { useId } from 'react';
import { sectionStyles } from '../../editing/section-styles.ts';
import { DeleteEntry } from '../../editing/tools/DeleteEntry.tsx';
import { OpenEditor } from '../../editing/tools/OpenEditor.tsx';

/** The part, the entry part and the editors of each list. */
const LISTS = {
  galleryImages: { section: 'gallery', entry: 'gallery-item', order: 'gallery' },
  links: { section: 'links', entry: 'link', order: 'links' },
} as const;

/** The gallery without its cover, or the links: each entry with its tools, and buttons to add and reorder. */
export function ClassicEntries({ portal, list }: { portal: Portal; list: keyof typeof LISTS }) {
  const { t, localize } = useText('mfe-creator');
  const { section, entry: editor, order } = LISTS[list];
  const id = useId();
  const first = list === 'galleryImages' ? 1 : 0;
  const entries = (portal[list] ?? []).map((entry, index) => ({ entry, index })).slice(first);
  return (
    <section aria-labelledby={id} css={sectionStyles}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing[3] }}>
        <h2 id={id} css={{ flex: 1, fontSize: fontSizes.lg }}>
          {t(`sections.${section}`)}
        </h2>
        <OpenEditor name={editor} portal={portal} />
        {entries.length > 1 ? <OpenEditor name={order} isCompact portal={portal} /> : null}
      </div>
      {entries.length === 0 ? <p css={{ color: color.inkMuted }}>{t('classic.noEntries')}</p> : null}
      <ul role="list" css={{ display: 'grid', gap: spacing[2] }}>
        {entries.map(({ entry, index }) => {
          const name = localize(entry.title);
          const picture = ('smallImageURL' in entry ? entry.smallImageURL : undefined) ?? entry.imageURL;
          return (
            <li
              key={index}
              css={{
                display: 'flex',
                alignItems: 'center',
                gap: spacing[3],
                paddingBlock: spacing[2],
                borderBlockStart: `1px solid ${color.line}`,
              }}
            >
              <div
                css={{
                  flex: 'none',
                  inlineSize: 72,
                  borderRadius: radii.sm,
                  overflow: 'hidden',
                  background: color.sunken,
                }}
              >
                {picture ? <Picture src={picture} alt="" ratio={4 / 3} /> : null}
              </div>
              <p css={{ ...clampLines(2), flex: 1, minInlineSize: 0 }}>{name || t('tools.unnamed')}</p>
              <OpenEditor name={editor} index={index} entryName={name} portal={portal} />
              <DeleteEntry list={list} index={index} entryName={name} portal={portal} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
