import { css } from '@emotion/react';
import { color, fontSizes, radii, spacing } from '@portico/shared/ui';

/** A panel on the page's background. */
export const panel = css({
  display: 'grid',
  gap: spacing[5],
  alignContent: 'start',
  padding: spacing[5],
  borderRadius: radii.xl,
  border: `1px solid ${color.line}`,
  background: color.surface,
  minInlineSize: 0,
});

/** Versions, codes and commands: left-to-right in every language, selected by one click. */
export const codeText = css({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: fontSizes.xs,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  userSelect: 'all',
  overflowWrap: 'anywhere',
});

/** The caption above a value. */
export const caption = css({ color: color.inkSubtle, fontSize: fontSizes.xs, lineHeight: 1.5 });
