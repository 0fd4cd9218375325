import type { PageSettings } from '@portico/shared/contracts';
import type { CarriedRequest, CarriedResponse } from '../../render/worker-messages.ts';

/** A site on which a release is tried: its content, read as a stranger reads it. */
export interface SmokeSite {
  /** With scheme and host. */
  origin: string;
  settings: PageSettings;
  /** Paths of pages that strangers may see, so that patterns meet real content. */
  publicPaths: () => AsyncIterable<string>;
  callApi: (request: CarriedRequest) => Promise<CarriedResponse>;
}
