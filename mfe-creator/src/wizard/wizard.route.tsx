import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { CreatorGuard, PRIVATE_PROVIDER_ADDRESS } from '../guard/CreatorGuard.tsx';
import { leavePrivateProvider } from '../guard/leave-private-provider.ts';
import { Wizard } from './Wizard.tsx';
import { WizardSkeleton } from './WizardSkeleton.tsx';
import { stepOfHash, WIZARD_STEPS } from './wizard-step.ts';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await leavePrivateProvider(context, PRIVATE_PROVIDER_ADDRESS);
}

/** The tab says at which step it is; the server knows no hash and says the page alone. */
export function head({ t, url }: HeadContext): PageHead {
  const step = url.hash === '' ? undefined : stepOfHash(url.hash);
  const page = t('wizard.title');
  const title =
    step === undefined
      ? page
      : t('wizard.pageTitle', { step: t(`wizard.steps.${WIZARD_STEPS[step]}`), page });
  return { title, noIndex: true };
}

/** /creator/wizard: the step is in the hash, so the server draws only that something comes. [WIZ-02] */
export function Component() {
  return (
    <CreatorGuard waiting={<WizardSkeleton />}>
      <Wizard />
    </CreatorGuard>
  );
}
