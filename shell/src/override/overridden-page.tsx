import { LANGUAGES, type PageBoot, type PageOverride } from '@portico/shared/contracts';
import { provideMessages } from '@portico/shared/platform';
import type { ComponentType } from 'react';
import { loadPlatformMessages } from '../pages/releases/platform-messages.ts';
import { PLATFORM_NAMESPACE } from '../pages/releases/platform-namespace.ts';
import { followChanges, type PageToChange } from './follow-changes.ts';
import { OverrideBar } from './OverrideBar.tsx';
import { takeOverride } from './take-override.ts';

/** A page that takes one remote from elsewhere. */
export interface OverriddenPage {
  /** What the page starts from instead. */
  boot: PageBoot;
  /** Says so, across the page. */
  Bar: ComponentType;
  /** Keeps up with the remote while it is being developed. */
  follow: (page: Omit<PageToChange, 'boot'>) => void;
}

/** Everything about it, so that no other page carries it. */
export async function openOverridden(given: PageBoot, override: PageOverride): Promise<OverriddenPage> {
  const [{ boot, state }] = await Promise.all([
    takeOverride(given, override),
    provideMessages(PLATFORM_NAMESPACE, loadPlatformMessages, LANGUAGES),
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
