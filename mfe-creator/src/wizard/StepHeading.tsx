import { color, fontSizes, spacing } from '@portico/shared/ui';

/** What a step asks, and why. */
export function StepHeading({ heading, text }: { heading: string; text: string }) {
  return (
    <div css={{ display: 'grid', gap: spacing[2] }}>
      <h1 css={{ fontSize: fontSizes['2xl'] }}>{heading}</h1>
      <p css={{ color: color.inkMuted, maxInlineSize: '56ch', textWrap: 'pretty' }}>{text}</p>
    </div>
  );
}
