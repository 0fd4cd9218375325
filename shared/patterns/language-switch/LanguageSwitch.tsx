import { css } from '@emotion/react';
import { LANGUAGES, type Language, type LocalizedText } from '@portico/shared/contracts';
import { type LanguageCoverage, languageCoverage } from '@portico/shared/domain';
import { LANGUAGE_NAMES } from '@portico/shared/platform';
import { color, fontSizes, media, radii, spacing, visuallyHiddenStyles } from '@portico/shared/ui';
import { Circle, CircleCheck, CircleDotDashed } from 'lucide-react';
import { useId } from 'react';

const choice = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: '1 0 auto',
  minBlockSize: 'var(--size-tap)',
  // Four languages fit in one row on a phone, also within a section.
  paddingInline: spacing[2],
  [media.tabletUp]: { paddingInline: spacing[3] },
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

/** The states differ in shape, not in colour alone. */
const MARKS = {
  full: { Icon: CircleCheck, color: color.success },
  partly: { Icon: CircleDotDashed, color: color.warning },
  missing: { Icon: Circle, color: color.inkSubtle },
} as const;

/**
 * Selects the language that an editor writes in; input in the other languages is preserved. Each language shows whether
 * its text is complete.
 */
export function LanguageSwitch({
  label,
  value,
  onChange,
  texts = [],
  coverageLabels,
}: {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
  /** The localized texts of the form. */
  texts?: readonly (LocalizedText | undefined)[] | undefined;
  /** A language's state in words, such as 'missing'. */
  coverageLabels: Record<LanguageCoverage, string>;
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
        {LANGUAGES.map((language) => {
          const coverage = languageCoverage(texts, language);
          const markId = `${name}-${language}`;
          return (
            <label key={language} css={choice} title={coverage && coverageLabels[coverage]}>
              <input
                type="radio"
                name={name}
                value={language}
                checked={language === value}
                aria-describedby={coverage && markId}
                aria-label={LANGUAGE_NAMES[language]}
                onChange={() => onChange(language)}
                css={visuallyHiddenStyles}
              />
              <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
              {coverage ? <CoverageMark coverage={coverage} /> : null}
              {coverage ? (
                <span id={markId} css={visuallyHiddenStyles}>
                  {coverageLabels[coverage]}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function CoverageMark({ coverage }: { coverage: LanguageCoverage }) {
  const { Icon, color: ink } = MARKS[coverage];
  return <Icon size={16} aria-hidden="true" data-coverage={coverage} css={{ flex: 'none', color: ink }} />;
}
