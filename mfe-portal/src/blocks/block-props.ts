import type { Portal } from '@portico/shared/contracts';
import type { Clock } from '../clock/use-now.ts';

/** Props of every block of the portal page. */
export interface BlockProps {
  portal: Portal;
  isEditor: boolean;
  clock: Clock;
  /** Hidden from visitors; editors see the block with a mark. [OPEN-18] */
  isHidden: boolean;
}
