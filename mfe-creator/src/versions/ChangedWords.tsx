import { css } from '@emotion/react';
import { useText } from '@portico/shared/platform';
import { color, radii, VisuallyHidden } from '@portico/shared/ui';
import { wordChanges } from './word-changes.ts';

/** Told apart without colour too: what went is struck through, what came is underlined. */
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

/** A text with the words that came and went in it; screen readers hear which. */
export function ChangedWords(props: { before: string; after: string; isList?: boolean | undefined }) {
  const { before, after, isList } = props;
  const { t } = useText('mfe-creator');
  return wordChanges(before, after, isList).map(({ kind, words }, place) => {
    if (kind === 'same') return words;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a run has no name but its place
      <Mark key={place} css={styles[kind]}>
        <VisuallyHidden>{kind === 'added' ? t('versions.added') : t('versions.removed')} </VisuallyHidden>
        {words}
      </Mark>
    );
  });
}
