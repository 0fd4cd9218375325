import { Badge, color, fontSizes, media, radii, spacing } from '@portico/shared/ui';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWords } from '../words/use-words.ts';

/** The frame of a block: its title, and for editors the mark of a hidden one. `boxed` sets it on a surface of its own. */
export function BlockFrame(props: {
  title: string;
  isHidden: boolean;
  boxed?: boolean;
  /** At the end of the title's line: a badge, a toggle. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { title, isHidden, boxed = false, aside, children } = props;
  const { t } = useWords();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      css={[
        { display: 'grid', alignContent: 'start', gap: spacing[4], minInlineSize: 0 },
        boxed && {
          padding: spacing[5],
          borderRadius: radii.lg,
          background: color.surface,
          boxShadow: 'var(--shadow-sm)',
          gap: spacing[3],
        },
        isHidden && { outline: `2px dashed ${color.lineStrong}`, outlineOffset: 6, borderRadius: radii.lg },
      ]}
    >
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: `${spacing[2]} ${spacing[4]}`,
        }}
      >
        <h2
          id={id}
          css={{
            fontSize: boxed ? fontSizes.md : fontSizes.xl,
            [media.tabletUp]: { fontSize: boxed ? '1.125rem' : fontSizes.xl },
          }}
        >
          {title}
        </h2>
        {aside}
        {isHidden ? <Badge icon={<EyeOff size={14} aria-hidden="true" />}>{t('block.hidden')}</Badge> : null}
      </div>
      {children}
    </section>
  );
}
