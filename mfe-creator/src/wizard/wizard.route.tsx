import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { CreatorGuard, PRIVATE_PROVIDER_ADDRESS } from '../guard/CreatorGuard.tsx';
import { leavePrivateProvider } from '../guard/leave-private-provider.ts';
import { Wizard } from './Wizard.tsx';
import { WizardSkeleton } from './WizardSkeleton.tsx';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await leavePrivateProvider(context, PRIVATE_PROVIDER_ADDRESS);
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('wizard.title'), noIndex: true });

/** /creator/wizard: the step is in the hash, so the server draws only that something comes. [WIZ-02] */
export function Component() {
  return (
    <CreatorGuard waiting={<WizardSkeleton />}>
      <Wizard />
    </CreatorGuard>
  );
}
