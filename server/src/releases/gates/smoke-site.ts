import type { PageSettings } from '@portico/shared/contracts';
import type { CarriedRequest, CarriedResponse } from '../../render/worker-messages.ts';

/** The site for smoke tests of a release; its content is read as an anonymous visitor. */
export interface SmokeSite {
  /** With scheme and host. */
  origin: string;
  settings: PageSettings;
  /** Paths of public pages, so that patterns can be tested with real content. */
  publicPaths: () => AsyncIterable<string>;
  callApi: (request: CarriedRequest) => Promise<CarriedResponse>;
}
