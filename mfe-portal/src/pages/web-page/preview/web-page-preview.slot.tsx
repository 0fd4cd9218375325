import type { SlotProps } from '@portico/shared/platform';
import { Skeleton } from '@portico/shared/ui';
import { lazy, Suspense } from 'react';

/** A chunk of its own: what a slot and a page share is loaded with every page of the package. */
const Frame = lazy(() =>
  import(/* webpackChunkName: "web-page-frame" */ './WebPageFrame.tsx').then(({ WebPageFrame }) => ({
    default: WebPageFrame,
  })),
);

/** The preview of a custom page for the console's builder. */
export const Component = (props: SlotProps['web-page.preview']) => (
  <Suspense fallback={<Skeleton blockSize="100%" />}>
    <Frame {...props} />
  </Suspense>
);
