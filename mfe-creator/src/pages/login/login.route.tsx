import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { leavePrivateProvider } from '../../guard/leave-private-provider.ts';
import { signInApi } from '../../login/sign-in.api.ts';
import { NOT_FOUND_ADDRESS } from './LoginPage.tsx';

export { LoginPage as Component } from './LoginPage.tsx';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await Promise.all([
    leavePrivateProvider(context, NOT_FOUND_ADDRESS),
    context.dispatch(signInApi.endpoints.socialProviders.initiate()),
  ]);
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('login.title'), noIndex: true });
