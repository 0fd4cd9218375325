import { css } from '@emotion/react';
import { ACTION_COLOR_PRESETS, type ActionColors, actionPaint } from '@portico/shared/domain';
import { color, fontSizes, radii, spacing, visuallyHiddenStyles } from '@portico/shared/ui';
import { useId } from 'react';

/** The names of the presets, in their order, which are keys of messages. */
const COLOR_NAMES = [
  'offWhite',
  'goldenrod',
  'lightSeaGreen',
  'red',
  'dodgerBlue',
  'black',
  'gray',
  'green',
] as const;

const swatch = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 52,
  padding: 4,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radii.md,
  fontSize: fontSizes.sm,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(:checked)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 4 },
});

/** The colours of a button: eight presets, each rendered as the button will look. [EDIT-07, T-29] */
export function ColorChoice(props: {
  legend: string;
  /** The chosen background; one that is not a preset selects none. */
  value: string | undefined;
  onChange: (colors: ActionColors) => void;
  /** The text of a preset. */
  nameOf: (color: (typeof COLOR_NAMES)[number]) => string;
}) {
  const { legend, value, onChange, nameOf } = props;
  const group = useId();
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
      <legend css={{ padding: 0, marginBlockEnd: spacing[2], fontWeight: 'var(--font-medium)' }}>
        {legend}
      </legend>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
          gap: spacing[3],
        }}
      >
        {ACTION_COLOR_PRESETS.map((preset, index) => {
          return (
            <label key={preset.background} css={swatch} style={actionPaint(preset)}>
              <input
                type="radio"
                name={group}
                checked={value === preset.background}
                onChange={() => onChange({ ...preset })}
                css={visuallyHiddenStyles}
              />
              {nameOf(COLOR_NAMES[index] ?? 'gray')}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
