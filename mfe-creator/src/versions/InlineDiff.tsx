import { css } from '@emotion/react';
import { useText } from '@portico/shared/platform';
import { color, radii, VisuallyHidden } from '@portico/shared/ui';
import { wordDiff } from './word-diff.ts';

/** Distinguishable without colour: removals are struck through, additions underlined. */
const styles = {
  added: css({
    background: color.successSoft,
    color: color.ink,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 3,
    borderRadius: radii.sm,
    boxDecorationBreak: 'clone',
  }),
  removed: css({
    background: color.dangerSoft,
    color: color.ink,
    textDecoration: 'line-through',
    borderRadius: radii.sm,
    boxDecorationBreak: 'clone',
  }),
};

/** A text with its word-by-word additions and removals, also named for screen readers. */
export function InlineDiff(props: {
  before: string;
  after: string;
  isList?: boolean | undefined;
  /** Only the text of one side, with what the other lacks marked; both in one text by default. */
  side?: 'before' | 'after' | undefined;
}) {
  const { before, after, isList, side } = props;
  const { t } = useText('mfe-creator');
  const left = side === 'before' ? 'added' : side === 'after' ? 'removed' : undefined;
  return wordDiff(before, after, isList).map(({ kind, words }, index) => {
    if (kind === left) return null;
    if (kind === 'same') return words;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a run has no other key
      <Mark key={index} css={styles[kind]}>
        <VisuallyHidden>{kind === 'added' ? t('versions.added') : t('versions.removed')} </VisuallyHidden>
        {words}
      </Mark>
    );
  });
}
