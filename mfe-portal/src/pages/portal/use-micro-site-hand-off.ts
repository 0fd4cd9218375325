import { useHandOffMutation } from '@portico/shared/api';
import { selectIsAuthenticated, usePageSettings, useSelector } from '@portico/shared/platform';
import { isPlainClick } from '@portico/shared/ui';
import { useEffect } from 'react';

/**
 * Takes the session along to a catalogue micro-site on another origin: a press of one of its links fetches a one-time
 * code first, which goes along as `token`. Without a code the link is followed as it is, and visitors are not signed in
 * there. [CAT-14, AMBIG-50, T-01]
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
      // A new tab opens at once or not at all, so it goes without.
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
    // Before the router's own handler.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [microEndpoint, isAuthenticated, handOff, leaveFor]);
}
