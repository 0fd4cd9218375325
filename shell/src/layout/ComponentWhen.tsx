import { createElement, type FunctionComponent, useEffect, useState } from 'react';

/**
 * Renders a component whose code loads when `isNeeded` first holds, so that most visitors do not download it. Renders
 * nothing until it has loaded, and if its code fails to load.
 */
export function ComponentWhen<Props extends object>(props: {
  isNeeded: boolean;
  /** The same function in every render. */
  load: () => Promise<FunctionComponent<Props>>;
  with: Props;
}) {
  const { isNeeded, load } = props;
  const [Component, setComponent] = useState<FunctionComponent<Props>>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setComponent(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, load]);
  return isNeeded && Component ? createElement(Component, props.with) : null;
}
