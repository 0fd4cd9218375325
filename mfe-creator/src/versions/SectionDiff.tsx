import { css } from '@emotion/react';
import type { Portal, VersionedPart } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, fontSizes, media, Picture, radii, spacing } from '@portico/shared/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTagDictionary } from '../fields/use-tag-dictionary.ts';
import { InlineDiff } from './InlineDiff.tsx';
import { type PartEntry, partEntries } from './part-entries.ts';

const columns = css({
  display: 'grid',
  gap: spacing[3],
  [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: spacing[5] },
});

/** The changes of parts of a page, entry by entry: text diffs, and images before and after. [T-49] */
export function SectionDiff(props: {
  parts: readonly VersionedPart[];
  before: Portal;
  after: Portal;
  /** The two texts stand beside each other, below each other on a phone; one marked text by default. */
  isSideBySide?: boolean;
}) {
  const { parts, before, after, isSideBySide = false } = props;
  const { nameOf: tagName } = useTagDictionary();
  const messages = { ...useText('mfe-creator'), tagName };
  return parts.map((part) => {
    const pairs = pairsOf(partEntries(part, before, messages), partEntries(part, after, messages));
    return (
      <section key={part} css={{ display: 'grid', gap: spacing[3], minInlineSize: 0 }}>
        <h3 css={{ fontSize: fontSizes.md }}>{messages.t(`versions.parts.${part}`)}</h3>
        {pairs.length === 0 ? (
          <p css={{ color: color.inkMuted }}>{messages.t('versions.otherChange')}</p>
        ) : (
          <dl css={{ display: 'grid', gap: spacing[3], margin: 0 }}>
            {pairs.map((pair) => (
              <Change key={pair.key} pair={pair} isSideBySide={isSideBySide} />
            ))}
          </dl>
        )}
      </section>
    );
  });
}

interface Pair {
  key: string;
  label: string;
  before: PartEntry | undefined;
  after: PartEntry | undefined;
}

const contentOf = (entry: PartEntry | undefined): string | undefined =>
  entry && (entry.content.kind === 'picture' ? entry.content.id : entry.content.text);

/** Entries that differ, in the order of the later state, with removed ones at the end. */
function pairsOf(before: readonly PartEntry[], after: readonly PartEntry[]): Pair[] {
  const earlier = new Map(before.map((entry) => [entry.key, entry]));
  const later = new Map(after.map((entry) => [entry.key, entry]));
  return [...new Set([...later.keys(), ...earlier.keys()])]
    .map((key) => ({ key, before: earlier.get(key), after: later.get(key) }))
    .filter((pair) => contentOf(pair.before) !== contentOf(pair.after))
    .map((pair) => ({ ...pair, label: (pair.after ?? pair.before)?.label ?? '' }));
}

function Change({ pair: { label, before, after }, isSideBySide }: { pair: Pair; isSideBySide: boolean }) {
  const { t } = useText('mfe-creator');
  const one = before?.content;
  const other = after?.content;
  if (one?.kind === 'picture' || other?.kind === 'picture') {
    return (
      <Row label={label}>
        <span css={{ display: 'flex', alignItems: 'center', gap: spacing[3] }}>
          <Shown content={one} label={t('versions.before')} />
          <ArrowRight
            size={20}
            aria-hidden="true"
            css={{ flex: 'none', color: color.inkMuted, '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
          />
          <Shown content={other} label={t('versions.after')} />
        </span>
      </Row>
    );
  }
  const language = other?.language ?? one?.language;
  const text = (side?: 'before' | 'after') => (
    <span
      {...(language ? { lang: language, dir: directionOf(language) } : { dir: 'auto' })}
      // Aligned with the label also for text in the other direction.
      css={{
        display: 'block',
        inlineSize: 'fit-content',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      <InlineDiff
        before={one?.text ?? ''}
        after={other?.text ?? ''}
        isList={(other ?? one)?.isList}
        side={side}
      />
    </span>
  );
  if (!isSideBySide) return <Row label={label}>{text()}</Row>;
  return (
    <Row label={label}>
      <div css={columns}>
        <Column label={t('versions.before')} isEmpty={!one?.text}>
          {text('before')}
        </Column>
        <Column label={t('versions.after')} isEmpty={!other?.text}>
          {text('after')}
        </Column>
      </div>
    </Row>
  );
}

function Column(props: { label: string; isEmpty: boolean; children: ReactNode }) {
  const { label, isEmpty, children } = props;
  const { t } = useText('mfe-creator');
  return (
    <div css={{ display: 'grid', alignContent: 'start', gap: 2, minInlineSize: 0 }}>
      <span css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{label}</span>
      {isEmpty ? <span css={{ color: color.inkMuted }}>{t('versions.noText')}</span> : children}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      css={{
        display: 'grid',
        gap: spacing[1],
        paddingInlineStart: spacing[3],
        borderInlineStart: `3px solid ${color.line}`,
        minInlineSize: 0,
      }}
    >
      <dt css={{ color: color.inkMuted, fontSize: fontSizes.sm, overflowWrap: 'anywhere' }}>{label}</dt>
      <dd css={{ margin: 0, minInlineSize: 0 }}>{children}</dd>
    </div>
  );
}

function Shown({ content, label }: { content: PartEntry['content'] | undefined; label: string }) {
  const { t } = useText('mfe-creator');
  return (
    <span css={{ display: 'grid', gap: 2, inlineSize: 120, flex: '0 1 120px', fontSize: fontSizes.sm }}>
      <span css={{ color: color.inkMuted }}>{label}</span>
      {content?.kind === 'picture' ? (
        <Picture src={content.address} alt="" ratio={4 / 3} sizes="120px" css={{ borderRadius: radii.md }} />
      ) : (
        <span css={{ color: color.inkMuted }}>{t('versions.noPicture')}</span>
      )}
    </span>
  );
}
