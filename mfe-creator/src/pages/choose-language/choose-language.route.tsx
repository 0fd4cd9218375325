import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { PRIVATE_PROVIDER_ADDRESS } from '../../guard/CreatorGuard.tsx';
import { leavePrivateProvider } from '../../guard/leave-private-provider.ts';

export { ChooseLanguagePage as Component } from './ChooseLanguagePage.tsx';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await leavePrivateProvider(context, PRIVATE_PROVIDER_ADDRESS);
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('chooseLanguage.title'), noIndex: true });
