import { color, fontSizes, spacing } from '@portico/shared/ui';

/** The heading and text of a step. The heading gets the focus when its step appears. */
export function StepHeading({ heading, text }: { heading: string; text: string }) {
  return (
    <div css={{ display: 'grid', gap: spacing[2] }}>
      <h1 tabIndex={-1} css={{ fontSize: fontSizes['2xl'], '&:focus': { outline: 'none' } }}>
        {heading}
      </h1>
      <p css={{ color: color.inkMuted, maxInlineSize: '56ch', textWrap: 'pretty' }}>{text}</p>
    </div>
  );
}
