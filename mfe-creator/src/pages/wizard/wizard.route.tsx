import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { PRIVATE_PROVIDER_ADDRESS } from '../../guard/CreatorGuard.tsx';
import { leavePrivateProvider } from '../../guard/leave-private-provider.ts';
import { stepOfHash, WIZARD_STEPS } from './wizard-step.ts';

export { WizardPage as Component } from './WizardPage.tsx';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await leavePrivateProvider(context, PRIVATE_PROVIDER_ADDRESS);
}

/** The title names the step in the browser; the server does not know the hash. */
export function head({ t, url }: HeadContext): PageHead {
  const step = url.hash === '' ? undefined : stepOfHash(url.hash);
  const page = t('wizard.title');
  const title =
    step === undefined
      ? page
      : t('wizard.pageTitle', { step: t(`wizard.steps.${WIZARD_STEPS[step]}`), page });
  return { title, noIndex: true };
}
