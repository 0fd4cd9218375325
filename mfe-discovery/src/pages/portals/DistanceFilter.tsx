import type { SearchRange } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, media, spacing } from '@portico/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';

/** Highest value of the slider: everything above 100 km is 'all'. [SEARCH-14, SEARCH-17] */
export const SLIDER_MAX = 110;
export const SLIDER_STEP = 10;

/** Debounce, in ms, between moving the slider and the search. */
const APPLY_AFTER_MS = 400;

/** The range for a slider value. [SEARCH-15..17] */
export function rangeOfSlider(value: number): SearchRange | undefined {
  if (value <= 0) return undefined;
  return value > 100 ? 'all' : value;
}

const sliderOfRange = (range: SearchRange | undefined): number =>
  range === 'all' ? SLIDER_MAX : (range ?? 0);

/** Filter of the maximum distance. [SEARCH-08, SEARCH-14] */
export function DistanceFilter(props: {
  range: SearchRange | undefined;
  onChange: (range: SearchRange | undefined) => void;
}) {
  const { range: applied, onChange } = props;
  const { t } = useText('mfe-discovery');
  const id = useId();
  const [value, setValue] = useState(sliderOfRange(applied));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Follows changes of the URL (a link, the back button), unless the slider is being moved. */
  useEffect(() => {
    if (timer.current === undefined) setValue(sliderOfRange(applied));
  }, [applied]);

  const change = (next: number) => {
    setValue(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      onChange(rangeOfSlider(next));
    }, APPLY_AFTER_MS);
  };

  const range = rangeOfSlider(value);
  const shown =
    range === undefined
      ? t('range.none')
      : range === 'all'
        ? t('range.all')
        : t('distance.km', { value: range });
  return (
    <div
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${spacing[1]} ${spacing[4]}` }}
    >
      <label htmlFor={id} css={{ fontWeight: 'var(--font-medium)' }}>
        {t('range.label')}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={SLIDER_MAX}
        step={SLIDER_STEP}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => change(Number(event.currentTarget.value))}
        css={{
          flex: '1 1 12em',
          maxInlineSize: 360,
          blockSize: 44,
          accentColor: color.brand,
          cursor: 'pointer',
          // On a phone it has a row of its own, below label and value.
          [media.mobile]: { order: 1, flexBasis: '100%', maxInlineSize: 'none' },
        }}
      />
      <output
        htmlFor={id}
        css={{
          minInlineSize: '8em',
          color: color.inkMuted,
          [media.mobile]: { marginInlineStart: 'auto', textAlign: 'end' },
        }}
      >
        <bdi>{shown}</bdi>
      </output>
    </div>
  );
}
