import { css } from '@emotion/react';
import type { GeoPosition } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, Field, fontSizes, radii, spacing, TextInput } from '@portico/shared/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import type { FoundPlace, SuggestedPlace } from './google-places.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const list = css({
  display: 'grid',
  marginBlockStart: spacing[1],
  padding: spacing[1],
  borderRadius: radii.md,
  border: `1px solid ${color.line}`,
  background: color.raised,
});
const option = css({
  display: 'grid',
  padding: `${spacing[2]} ${spacing[3]}`,
  minBlockSize: 'var(--size-tap)',
  borderRadius: radii.sm,
  cursor: 'pointer',
  '&[aria-selected=true], &:hover': { background: color.sunken },
});

/** Finds places by name; the chosen one is passed on with position and address. [EDIT-13] */
export function PlaceSearch({
  near,
  isReady,
  onPlace,
}: {
  near: GeoPosition | undefined;
  /** Whether Google is loaded; text that is typed before is looked up then. */
  isReady: boolean;
  onPlace: (place: FoundPlace) => void;
}) {
  const { t } = useText('mfe-creator');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [hasFailed, setHasFailed] = useState(false);
  const suggestions = usePlaceSuggestions({ typed, near, isReady });
  const places = suggestions.kind === 'ready' ? suggestions.places : [];

  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setHasFailed(false);
  };
  const choose = async (place: SuggestedPlace) => {
    const found = await place.fetch().catch(() => undefined);
    if (!found) return setHasFailed(true);
    type('');
    onPlace(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = places[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (places.length > 0) setActive((active + step + places.length) % places.length);
    } else if (event.key === 'Enter') {
      // Enter would submit the form.
      event.preventDefault();
      if (chosen) void choose(chosen);
    } else if (event.key === 'Escape' && typed !== '') {
      // Escape closes the list, not the editor.
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
  };
  const isFailed = hasFailed || suggestions.kind === 'failed';
  const isEmpty = suggestions.kind === 'ready' && places.length === 0;
  return (
    <div>
      <Field
        label={t('editors.location.search')}
        error={isFailed ? t('editors.location.searchFailed') : undefined}
        hint={t('editors.location.searchHint')}
      >
        <TextInput
          type="search"
          role="combobox"
          aria-expanded={places.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div role="listbox" id={id} aria-label={t('editors.location.found')} css={places.length > 0 && list}>
        {places.map((place, index) => (
          <div
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            css={option}
            // The input keeps the focus, as in a native combobox.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void choose(place)}
            onKeyDown={onKeyDown}
          >
            <bdi>{place.name}</bdi>
            <bdi css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{place.detail}</bdi>
          </div>
        ))}
      </div>
      <p role="status" css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
        {isEmpty ? t('editors.location.nothingFound') : null}
        {suggestions.kind === 'waiting' ? t('editors.location.searching') : null}
      </p>
    </div>
  );
}
