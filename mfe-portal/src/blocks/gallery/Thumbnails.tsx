import type { GalleryEntry } from '@portico/shared/domain';
import { Carousel, Dialog, Picture, radii } from '@portico/shared/ui';
import { type MouseEvent, useState } from 'react';
import type { Clock } from '../../clock/use-now.ts';
import { pictureOf } from '../../links/picture-of.ts';
import { useWords } from '../../words/use-words.ts';
import { ItemCaption } from './ItemCaption.tsx';
import { ItemPicture } from './ItemPicture.tsx';

/** Pictures after the tenth, small and side by side; one opens large with its words. [GAL-11] */
export function Thumbnails(props: { entries: readonly GalleryEntry[]; clock: Clock; portalId: string }) {
  const { entries, clock, portalId } = props;
  const { t, say } = useWords();
  const [opened, setOpened] = useState<GalleryEntry>();
  const nameOf = (entry: GalleryEntry) =>
    say(entry.item.title) || t('gallery.picture', { number: entry.index });
  const open = (entry: GalleryEntry) => (event: MouseEvent) => {
    event.preventDefault();
    setOpened(entry);
  };
  return (
    <>
      <Carousel
        label={t('gallery.more')}
        previousLabel={t('carousel.previous')}
        nextLabel={t('carousel.next')}
      >
        {entries.map((entry) => (
          <a
            key={entry.index}
            href={entry.item.imageURL ?? `/images/${entry.item.mainImageId ?? ''}`}
            data-gallery-item="thumbnail"
            onClick={open(entry)}
            css={{ display: 'block', borderRadius: radii.md }}
          >
            <Picture
              alt={nameOf(entry)}
              ratio={1}
              sizes="(min-width: 600px) 190px, 46vw"
              css={{ borderRadius: radii.md }}
              {...pictureOf(entry.item)}
            />
          </a>
        ))}
      </Carousel>
      <Dialog
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened ? nameOf(opened) : ''}
        closeLabel={t('dialog.close')}
        size="lg"
      >
        {opened ? (
          <figure css={{ display: 'grid', gap: 16 }}>
            <ItemPicture item={opened.item} portalId={portalId} sizes="(min-width: 960px) 880px, 100vw" />
            <figcaption>
              <ItemCaption entry={opened} clock={clock} />
            </figcaption>
          </figure>
        ) : null}
      </Dialog>
    </>
  );
}
