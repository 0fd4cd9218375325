import { AppError } from '../../kernel/app-error.ts';
import type { Provider } from '../../providers/providers.ts';

/**
 * Signing in and up by oneself is closed where the pages for it are; what is left there is the operator's session link.
 * Throws 'forbidden'. [LOGIN-09, OPEN-29, OPEN-46, T-50]
 */
export function requirePublicProvider({ isPrivate }: Pick<Provider, 'isPrivate'>): void {
  if (isPrivate) throw new AppError('forbidden', 'This site has no sign-in page: its operator sends links.');
}

/** Throws 'forbidden' where nobody makes an account, and where one needs an invitation and has none. [OPEN-55] */
export function requireOpenSignUp({ settings }: Pick<Provider, 'settings'>, hasInvitation = false): void {
  if (settings.signUp === 'closed') throw new AppError('forbidden', 'This site takes no new accounts.');
  if (settings.signUp === 'invitation' && !hasInvitation) {
    throw new AppError('forbidden', 'This site takes new accounts by invitation alone.');
  }
}
