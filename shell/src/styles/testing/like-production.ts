import type { EmotionCache } from '@emotion/react';

/** Inserts many rules into one element, as emotion does in production only; emotion-internals.test.tsx verifies the member. */
export function likeProduction(styles: EmotionCache): EmotionCache {
  styles.sheet.isSpeedy = true;
  return styles;
}
