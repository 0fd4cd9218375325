import type { SlotProps } from '@portico/shared/platform';

export function Component({ portalId }: SlotProps['portal.catalog']) {
  return <section>catalog of {portalId}</section>;
}
