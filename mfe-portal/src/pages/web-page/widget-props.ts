import type { WebPage } from '@portico/shared/contracts';
import type { Clock } from '../../clock/use-now.ts';

/** Props of every widget, which renders nothing if the page has no content for it. */
export interface WidgetProps {
  page: WebPage;
  clock: Clock;
}
