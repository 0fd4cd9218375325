import { css } from '@emotion/react';
import { Cluster, color, Field, fontSizes, SkeletonText, spacing, Tag, TextInput } from '@portico/shared/ui';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { choice, choiceList } from '../../forms/choice-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { placeMatches } from './place-matches.ts';
import type { ReviewPlace } from './review.api.ts';

/** More places are found by typing. */
const MOST_SHOWN = 60;

const box = css({
  display: 'grid',
  gap: spacing[3],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { fontWeight: 'var(--font-bold)', padding: 0, marginBlockEnd: spacing[2] },
});
/** Chooses any number of towns or listings; typing narrows the list. [OPEN-01] */
export function PlaceChoice(props: {
  label: string;
  searchLabel: string;
  /** Undefined while they are loading. */
  places: readonly ReviewPlace[] | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Whether a place is at the start of the list. */
  first?: (place: ReviewPlace) => boolean;
  /** A note beside a place, such as its town. */
  note?: (place: ReviewPlace) => string;
  error?: string | null;
  disabled: boolean;
}) {
  const { label, places, chosen, onChange, first = () => false, note, error, disabled } = props;
  const { t, localize } = useMessages();
  const [typed, setTyped] = useState('');
  const errorId = useId();
  const matches = placeMatches(places ?? [], { typed, first });
  const nameOf = (id: string) => localize(places?.find((place) => place.id === id)?.title) || id;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  return (
    <fieldset css={box} disabled={disabled} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {chosen.length > 0 ? (
        <Cluster gap={2}>
          {chosen.map((id) => (
            <Tag key={id} onRemove={() => toggle(id)} removeLabel={t('review.remove', { name: nameOf(id) })}>
              {nameOf(id)}
            </Tag>
          ))}
        </Cluster>
      ) : null}
      <div id={errorId} aria-live="polite" css={{ color: color.danger, '&:empty': { display: 'none' } }}>
        {error}
      </div>
      <Field label={props.searchLabel} labelHidden>
        <TextInput
          type="search"
          icon={<Search size={18} />}
          placeholder={props.searchLabel}
          value={typed}
          aria-invalid={error ? true : undefined}
          onChange={(event) => setTyped(event.target.value)}
          // Enter would submit the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <div css={[choiceList, { maxBlockSize: 232 }]}>
        {places ? null : <SkeletonText lines={4} />}
        {places && matches.length === 0 ? (
          <p css={{ padding: spacing[3], color: color.inkMuted }}>{t('review.noPlace')}</p>
        ) : null}
        {matches.slice(0, MOST_SHOWN).map((place) => (
          <label key={place.id} css={choice}>
            <input type="checkbox" checked={chosen.includes(place.id)} onChange={() => toggle(place.id)} />
            <span css={{ minInlineSize: 0 }}>
              {localize(place.title) || place.id}
              {note?.(place) ? (
                <span css={{ display: 'block', color: color.inkMuted, fontSize: fontSizes.sm }}>
                  {note(place)}
                </span>
              ) : null}
            </span>
          </label>
        ))}
        {matches.length > MOST_SHOWN ? (
          <p css={{ padding: spacing[3], color: color.inkMuted }}>
            {t('review.morePlaces', { number: matches.length - MOST_SHOWN })}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
