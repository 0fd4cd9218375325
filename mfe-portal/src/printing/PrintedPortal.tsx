import type { Portal } from '@portico/shared/contracts';
import { whenIdle } from '@portico/shared/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

type Sheet = ComponentType<{ portal: Portal }>;

/** Loaded while the page is idle: printing does not wait for it. */
let loaded: Sheet | undefined;

function loadSheet(): void {
  import(/* webpackChunkName: "print-sheet" */ './PrintSheet.tsx').then(
    ({ PrintSheet }) => {
      loaded = PrintSheet;
    },
    // Without it the page prints as it is on the screen.
    () => undefined,
  );
}

/** Replaces the page by one A4 sheet while it is printed. */
export function PrintedPortal({ portal }: { portal: Portal }) {
  const [Sheet, setSheet] = useState<Sheet>();
  useEffect(() => {
    whenIdle(loadSheet);
    // The browser prints what is rendered when the event handlers have returned.
    const start = () => flushSync(() => setSheet(() => loaded));
    const end = () => setSheet(undefined);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return Sheet ? createPortal(<Sheet portal={portal} />, document.body) : null;
}
