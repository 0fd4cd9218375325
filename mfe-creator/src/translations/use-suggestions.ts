import { failureMessage } from '@portico/shared/api';
import { type Language, MAX_SUGGESTED_TEXTS } from '@portico/shared/contracts';
import { LANGUAGE_NAMES, useNotify, useText } from '@portico/shared/platform';
import { TRANSLATIONS_NAMESPACE } from './namespace.ts';
import type { TranslationRow } from './translation-rows.ts';
import { type TextsRevision, useSuggestTranslationsMutation } from './translations.api.ts';

/** Requests suggestions of a machine for texts, and notifies how many there are. */
export function useSuggestions(revision: TextsRevision, target: Language) {
  const { t } = useText(TRANSLATIONS_NAMESPACE);
  const notify = useNotify();
  const [request, { isLoading }] = useSuggestTranslationsMutation();

  async function suggest(rows: readonly TranslationRow[]): Promise<void> {
    const keys = rows.map(({ key }) => key);
    if (keys.length === 0) {
      notify({ tone: 'success', text: t('nothingOpen', { language: LANGUAGE_NAMES[target] }) });
      return;
    }
    const suggestedKeys = new Set<string>();
    for (let at = 0; at < keys.length; at += MAX_SUGGESTED_TEXTS) {
      const { data, error } = await request({
        revision,
        target,
        keys: keys.slice(at, at + MAX_SUGGESTED_TEXTS),
      });
      for (const row of data?.rows ?? [])
        if (row.languages[target].suggestion !== undefined) suggestedKeys.add(row.key);
      if (error) {
        notify({ tone: 'danger', text: t('suggestFailed'), detail: failureMessage(error) });
        return;
      }
    }
    const number = keys.filter((key) => !suggestedKeys.has(key)).length;
    if (suggestedKeys.size > 0) notify({ tone: 'success', text: t('suggested') });
    if (number > 0) notify({ tone: 'warning', text: t('suggestedPartly', { number }) });
  }

  return { suggest, isSuggesting: isLoading };
}
