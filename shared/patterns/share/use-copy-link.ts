import { shareableAddress } from '@portico/shared/domain';
import { useNotify } from '@portico/shared/platform';

/**
 * Copies a text, by default the page's URL without its personal query, and shows `copied`; an error is only logged.
 * [T-01, T-47]
 */
export function useCopyLink(copied: string, text = pageAddress): () => Promise<void> {
  const notify = useNotify();
  return async () => {
    try {
      await navigator.clipboard.writeText(text());
      notify({ tone: 'success', text: copied });
    } catch (error) {
      // oxlint-disable-next-line no-console -- a failure to share is only logged
      console.warn('[portico] the link could not be copied:', error);
    }
  };
}

const pageAddress = (): string => shareableAddress(window.location.href);
