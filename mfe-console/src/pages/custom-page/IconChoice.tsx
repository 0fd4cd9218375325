import { css } from '@emotion/react';
import { ICON_NAMES, iconNamed } from '@portico/shared/patterns';
import { color, radii, spacing, visuallyHiddenStyles } from '@portico/shared/ui';
import { createElement, useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

const choice = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: 'var(--size-tap)',
  border: `1px solid ${color.line}`,
  borderRadius: radii.md,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: color.brand, background: color.brandSoft, color: color.brandStrong },
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
});

/** The icons that a page can show. A stored name that is not listed selects the one with the same icon, if any. */
export function IconChoice(props: {
  legend: string;
  value: string | undefined;
  onChange: (name: string) => void;
}) {
  const { legend, value, onChange } = props;
  const { t } = useMessages();
  const group = useId();
  const chosen = iconNamed(value);
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
      <legend css={{ padding: 0, marginBlockEnd: spacing[2], fontWeight: 'var(--font-medium)' }}>
        {legend}
      </legend>
      <div
        css={{
          display: 'grid',
          gap: spacing[2],
          gridTemplateColumns: 'repeat(auto-fill, minmax(var(--size-tap), 1fr))',
        }}
      >
        {ICON_NAMES.map((name) => (
          <label key={name} css={choice} title={t(`icons.${name}`)}>
            <input
              type="radio"
              name={group}
              aria-label={t(`icons.${name}`)}
              checked={iconNamed(name) === chosen}
              onChange={() => onChange(name)}
              css={visuallyHiddenStyles}
            />
            {createElement(iconNamed(name), { size: 22, strokeWidth: 1.75, 'aria-hidden': true })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
