import { shareableAddress } from '@portico/shared/domain';
import { useNotify, usePageDeclaration } from '@portico/shared/platform';

/**
 * Copies a text, by default the page's URL without secret and undeclared query keys, and shows `copied`; an error is only logged.
 * [T-01, T-47]
 */
export function useCopyLink(copied: string, text?: () => string): () => Promise<void> {
  const notify = useNotify();
  const declared = usePageDeclaration()?.query;
  return async () => {
    try {
      await navigator.clipboard.writeText(text?.() ?? shareableAddress(window.location.href, declared));
      notify({ tone: 'success', text: copied });
    } catch (error) {
      // oxlint-disable-next-line no-console -- a failure to share is only logged
      console.warn('[portico] the link could not be copied:', error);
    }
  };
}
