import type { PageBoot, PageOverride, PageState } from '@portico/shared/contracts';
import { startUpdateCheck } from '@portico/shared/platform';
import type { OverriddenPage } from '../override/overridden-page.tsx';
import { startAssetOrigins } from '../remotes/asset-origins.ts';
import { removeScanMark } from '../reports/count-events.ts';
import { ignoreSkippedTransitions } from '../skipped-transitions.ts';

/** What the page starts from. */
export interface StartingPage {
  boot: PageBoot;
  root: HTMLElement;
  /** Undefined if the server could not render the page. */
  state: PageState | undefined;
  overridden: OverriddenPage | undefined;
  /** False in development and with an override, whose failures are not reported. */
  isReleased: boolean;
  /** Whether a QR code of the site led to the page. */
  isScan: boolean;
}

/** Reads the boot data at the end of the document and applies an override. Throws if there is none. */
export async function readBoot(): Promise<StartingPage> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const given = readJson<PageBoot>('portico-boot');
  const root = document.getElementById('root');
  if (!given || !root) throw new Error('the page carries no release set to start from');
  const state = readJson<PageState>('portico-state');
  startUpdateCheck(given.releaseSet);
  startAssetOrigins(given.settings.assetOrigins ?? []);
  ignoreSkippedTransitions();
  const overridden = given.override && (await overriddenPage(given, given.override));
  return {
    boot: overridden?.boot ?? given,
    root,
    state,
    overridden,
    isReleased: given.integrity !== null && !given.override,
    isScan: removeScanMark(),
  };
}

function readJson<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : undefined;
}

/** Undefined if the override's code fails to load: the page is then the live one. */
const overriddenPage = async (
  boot: PageBoot,
  override: PageOverride,
): Promise<OverriddenPage | undefined> => {
  try {
    const { openOverridden } = await import(
      /* webpackChunkName: "override" */ '../override/overridden-page.tsx'
    );
    return await openOverridden(boot, override);
  } catch (error) {
    console.error('[portico] the override cannot be started:', error);
    return undefined;
  }
};
