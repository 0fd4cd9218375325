import type { CSSObject } from '@emotion/react';
import type { Portal } from '@portico/shared/contracts';
import { isLocationWithheld, isSectionHidden } from '@portico/shared/domain';
import { useHasMaps } from '@portico/shared/patterns';
import { useServerRendered } from '@portico/shared/platform';
import { skipFirstPaint } from '@portico/shared/ui';
import { positionOf } from './position-of.ts';

/** Whether the location block has a map, which needs the full width. [PORTAL-13] */
export const useShowsMap = ({ location }: Portal): boolean => {
  const hasMaps = useHasMaps();
  return hasMaps && positionOf(location) !== undefined;
};

/**
 * Styles of what a map moves below the first screen of a phone, where it is about `blockSize` high. Undefined without
 * both, or if the server did not render it.
 */
export function useBelowMap(portal: Portal, blockSize: string | undefined): CSSObject | undefined {
  const showsMap = useShowsMap(portal);
  const isServerRendered = useServerRendered();
  const isShown = showsMap && !isSectionHidden(portal, 'location') && !isLocationWithheld(portal.location);
  if (!blockSize || !isServerRendered || !isShown) return undefined;
  return { ...skipFirstPaint, containIntrinsicBlockSize: blockSize };
}
