import { css } from '@emotion/react';
import { color, media, radii } from '@portico/shared/ui';

export const pictureLink = css({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radii.lg,
  color: color.onPhoto,
  textDecoration: 'none',
  '--color-focus': color.brandStrong,
  '[data-picture] img': { transition: 'transform var(--motion-slow) var(--motion-ease)' },
  [media.hover]: { '&:hover [data-picture] img': { transform: 'scale(1.02)' } },
});
