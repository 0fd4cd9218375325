import { useHandOffMutation } from '@portico/shared/api';
import { selectIsAuthenticated, usePageSettings, useSelector } from '@portico/shared/platform';
import { isPlainClick } from '@portico/shared/ui';
import { useEffect } from 'react';

/**
 * Hands the session over to a catalogue micro-site on another origin: a press on its links first requests a one-time
 * code, which is sent as `token`. If that fails, the link opens without a session. [CAT-14, AMBIG-50, T-01]
 */
export function useMicroSiteHandOff(
  leaveFor: (address: string) => void = (address) => window.location.assign(address),
): void {
  const { microEndpoint } = usePageSettings();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const [handOff] = useHandOffMutation();

  useEffect(() => {
    if (!microEndpoint || !isAuthenticated) return undefined;
    const follow = async (address: URL) => {
      const { data: code } = await handOff(microEndpoint);
      if (code !== undefined) address.searchParams.set('token', code);
      leaveFor(address.href);
    };
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      // New tabs and windows open without a code, because the browser blocks opening them after an asynchronous call.
      if (
        !link ||
        !isPlainClick(event) ||
        link.target === '_blank' ||
        new URL(link.href).origin !== microEndpoint
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      void follow(new URL(link.href));
    };
    // In the capture phase, before the router's handler.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [microEndpoint, isAuthenticated, handOff, leaveFor]);
}
