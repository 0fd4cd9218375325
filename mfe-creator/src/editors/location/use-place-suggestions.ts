import { SUGGEST_AFTER_MS } from '@portico/shared/contracts';
import type { GeoPosition } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { type SuggestedPlace, type SuggestionSession, startSuggestions } from './google-places.ts';

export type PlaceSuggestions =
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'ready'; places: readonly SuggestedPlace[] }
  | { kind: 'failed' };

/**
 * Google's suggestions for the typed text, after a pause in typing. Responses to earlier texts are ignored. [EDIT-13]
 */
export function usePlaceSuggestions(options: {
  typed: string;
  near: GeoPosition | undefined;
  isReady: boolean;
}): PlaceSuggestions {
  const { typed, near, isReady } = options;
  const { language } = useText('mfe-creator');
  const wanted = typed.trim();
  const [latest, setLatest] = useState<{ to: string; places: readonly SuggestedPlace[] | undefined }>();
  const session = useRef<SuggestionSession>(undefined);
  const around = useRef(near);
  useEffect(() => {
    around.current = near;
  });

  useEffect(() => {
    if (wanted === '' || !isReady) return undefined;
    let isCurrent = true;
    const response = (places: readonly SuggestedPlace[] | undefined) => {
      if (isCurrent) setLatest({ to: wanted, places });
    };
    const timer = setTimeout(() => {
      session.current ??= startSuggestions(language);
      session.current.suggest(wanted, around.current).then(response, () => response(undefined));
    }, SUGGEST_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, language, isReady]);

  if (wanted === '') return { kind: 'none' };
  if (latest?.to !== wanted) return { kind: 'waiting' };
  return latest.places ? { kind: 'ready', places: latest.places } : { kind: 'failed' };
}
