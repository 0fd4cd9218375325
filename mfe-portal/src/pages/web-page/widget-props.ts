import type { WebPage } from '@portico/shared/contracts';
import type { Clock } from '../../clock/use-now.ts';

/** What every widget is given. Each renders nothing when the page has nothing for it. */
export interface WidgetProps {
  page: WebPage;
  clock: Clock;
}
