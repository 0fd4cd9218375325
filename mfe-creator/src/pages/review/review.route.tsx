import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { PRIVATE_PROVIDER_ADDRESS } from '../../guard/CreatorGuard.tsx';
import { leavePrivateProvider } from '../../guard/leave-private-provider.ts';

export { ReviewPage as Component } from './ReviewPage.tsx';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await leavePrivateProvider(context, PRIVATE_PROVIDER_ADDRESS);
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('review.title'), noIndex: true });
