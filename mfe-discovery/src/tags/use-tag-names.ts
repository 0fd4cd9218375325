import type { TagNames } from '@portico/shared/contracts';
import { useSelector, useText } from '@portico/shared/platform';
import { useMemo } from 'react';
import { tagNamesApi } from './tag-names.api.ts';

/**
 * The names of tags in the reader's language, once the page's own `useTagNamesQuery` has them. Selects only: a page has
 * dozens of cards, and a subscription of each would cost time on slow phones. [OPEN-53]
 */
export function useTagNames(): TagNames | undefined {
  const { language } = useText('mfe-discovery');
  const select = useMemo(
    () => tagNamesApi.endpoints.tagNames.select(language) as (state: unknown) => { data?: TagNames },
    [language],
  );
  return useSelector((state) => select(state).data);
}
