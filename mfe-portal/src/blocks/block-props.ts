import type { Portal } from '@portico/shared/contracts';
import type { Clock } from '../clock/use-now.ts';

/** What every block of the portal page is given. */
export interface BlockProps {
  portal: Portal;
  isEditor: boolean;
  clock: Clock;
  /** Hidden from visitors; an editor sees the block, marked. [OPEN-18] */
  isHidden: boolean;
}
