import type { TagNames } from '@portico/shared/contracts';
import { useSelector, useText } from '@portico/shared/platform';
import { useMemo } from 'react';
import { tagNamesApi } from './tag-names.api.ts';

type Selected = { status: string; data?: TagNames };

export interface NamedTags {
  /** Undefined until the names are loaded, and if they cannot be. */
  known: TagNames | undefined;
  /** True while the names load. Do not show the stored tag meanwhile: it may be in another language. */
  isPending: boolean;
}

/**
 * The names of tags in the reader's language, which the page's own `useTagNamesQuery` loads. Selects only: a page has
 * dozens of cards, and a subscription of each would cost time on slow phones. [OPEN-53]
 */
export function useTagNames(): NamedTags {
  const { language } = useText('mfe-discovery');
  const select = useMemo(
    () => tagNamesApi.endpoints.tagNames.select(language) as (state: unknown) => Selected,
    [language],
  );
  const known = useSelector((state) => select(state).data);
  const hasFailed = useSelector((state) => select(state).status === 'rejected');
  return { known, isPending: !known && !hasFailed };
}

/** Keeps the space of a tag whose name is pending, without showing its text. Links and headings keep their names. */
export const pendingName = { opacity: 0 } as const;
