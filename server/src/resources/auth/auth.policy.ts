import { AppError } from '../../kernel/app-error.ts';
import type { Provider } from '../../providers/providers.ts';

/**
 * Rejects public sign-in and sign-up on a private provider, where only the operator's session links work. Throws
 * 'forbidden'. [LOGIN-09, OPEN-29, OPEN-46, T-50]
 */
export function requirePublicProvider({ isPrivate }: Pick<Provider, 'isPrivate'>): void {
  if (isPrivate) throw new AppError('forbidden', 'This site has no sign-in page: its operator sends links.');
}

/** Throws 'forbidden' where sign-up is closed, or needs an invitation that is missing. [OPEN-55] */
export function requireOpenSignUp({ settings }: Pick<Provider, 'settings'>, hasInvitation = false): void {
  if (settings.signUp === 'closed') throw new AppError('forbidden', 'Sign-up is closed on this site.');
  if (settings.signUp === 'invitation' && !hasInvitation) {
    throw new AppError('forbidden', 'Sign-up on this site is by invitation only.');
  }
}
