import { LANGUAGES, type PageBoot, type PageOverride } from '@portico/shared/contracts';
import { provideMessages } from '@portico/shared/platform';
import type { ComponentType } from 'react';
import { followChanges, type PageToChange } from './follow-changes.ts';
import { OverrideBar } from './OverrideBar.tsx';
import { loadOverrideMessages, OVERRIDE_NAMESPACE } from './override-messages.ts';
import { takeOverride } from './take-override.ts';

/** A page with one remote from another origin. */
export interface OverriddenPage {
  /** The page's boot data with the override applied. */
  boot: PageBoot;
  /** The bar that announces the override. */
  Bar: ComponentType;
  /** Applies changes of the remote during development. */
  follow: (page: Omit<PageToChange, 'boot'>) => void;
}

/** Opens the override. Loaded on demand, so that other pages do not download it. */
export async function openOverridden(given: PageBoot, override: PageOverride): Promise<OverriddenPage> {
  const [{ boot, state }] = await Promise.all([
    takeOverride(given, override),
    provideMessages(OVERRIDE_NAMESPACE, loadOverrideMessages, LANGUAGES),
  ]);
  return {
    boot,
    Bar: () => <OverrideBar override={override} state={state} leave={leave} />,
    follow(page) {
      if (state.kind === 'taken' && state.changes) followChanges(override, state.changes, { boot, ...page });
    },
  };
}

function leave(address: string): void {
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}
