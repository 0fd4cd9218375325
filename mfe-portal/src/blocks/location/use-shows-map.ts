import type { Portal } from '@portico/shared/contracts';
import { useHasMaps } from '@portico/shared/patterns';
import { positionOf } from './position-of.ts';

/** Whether the location block has a map, which needs the full width. [PORTAL-13] */
export const useShowsMap = ({ location }: Portal): boolean => {
  const hasMaps = useHasMaps();
  return hasMaps && positionOf(location) !== undefined;
};
