import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { leavePrivateProvider } from '../../guard/leave-private-provider.ts';
import { NOT_FOUND_ADDRESS } from '../login/LoginPage.tsx';

export { RecoverPage as Component } from './RecoverPage.tsx';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await leavePrivateProvider(context, NOT_FOUND_ADDRESS);
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('recover.title'), noIndex: true });
