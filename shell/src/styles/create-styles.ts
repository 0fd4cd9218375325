import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** The declarations of this repository that a supported browser (Safari 15.4) reads only with its prefix. */
const PREFIXED = /^(?:user-select|mask-image|box-decoration-break|backdrop-filter)$/;

/**
 * Emotion's cache with prefixes for those declarations alone. Its default prefixes flexbox, transforms and animations
 * for browsers that cannot run modules.
 */
export const createStyles = (): EmotionCache =>
  createCache({
    key: 'p',
    stylisPlugins: [
      (element) => {
        if (element.type !== 'decl' || !PREFIXED.test(String(element.props))) return;
        element.return = `-webkit-${element.value}${element.value}`;
      },
    ],
  });
