import { css } from '@emotion/react';
import { LANGUAGES, type Language } from '@portico/shared/contracts';
import { LANGUAGE_NAMES } from '@portico/shared/platform';
import { color, fontSizes, media, radii, spacing, visuallyHiddenStyles } from '@portico/shared/ui';
import { useId } from 'react';

const choice = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1 0 auto',
  minBlockSize: 'var(--size-tap)',
  paddingInline: spacing[3],
  borderRadius: radii.sm,
  color: color.inkMuted,
  fontSize: fontSizes.sm,
  cursor: 'pointer',
  '&:has(:checked)': {
    background: color.surface,
    color: color.brandStrong,
    fontWeight: 'var(--font-medium)',
    boxShadow: 'inset 0 0 0 1px currentcolor',
  },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  [media.hover]: { '&:hover': { color: color.ink } },
});

/** Which language an editor writes, and the way to the others: what was typed in one stays while another is written. */
export function LanguageSwitch({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
}) {
  const name = useId();
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
      <legend css={{ padding: 0, marginBlockEnd: 6, color: color.inkMuted, fontSize: fontSizes.sm }}>
        {label}
      </legend>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 4,
          padding: 4,
          borderRadius: radii.md,
          background: color.sunken,
        }}
      >
        {LANGUAGES.map((language) => (
          <label key={language} css={choice} lang={language}>
            <input
              type="radio"
              name={name}
              value={language}
              checked={language === value}
              onChange={() => onChange(language)}
              css={visuallyHiddenStyles}
            />
            <bdi>{LANGUAGE_NAMES[language]}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
