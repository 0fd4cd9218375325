import { spacing } from '@portico/shared/ui';

/** Plain text as paragraphs: a blank line separates two, a single line break stays one. [PORTAL-09] */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div css={{ display: 'grid', gap: spacing[4], maxInlineSize: 'var(--size-measure)' }}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} css={{ whiteSpace: 'pre-line', textWrap: 'pretty' }}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
