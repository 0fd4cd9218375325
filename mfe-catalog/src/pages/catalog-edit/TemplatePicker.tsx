import { CATALOG_TEMPLATES, type CatalogTemplate } from '@portico/shared/contracts';
import { color, fontSizes, media, radii, spacing, visuallyHiddenStyles } from '@portico/shared/ui';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/** Radio buttons of the five templates, each with a sketch of its cards. [CAT-02] */
export function TemplatePicker(props: {
  value: CatalogTemplate;
  onChange: (template: CatalogTemplate) => void;
}) {
  const { value, onChange } = props;
  const { t } = useMessages();
  const name = useId();
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
      <legend css={{ padding: 0, marginBlockEnd: 6, fontWeight: 'var(--font-medium)' }}>
        {t('edit.template')}
      </legend>
      <div css={choices}>
        {CATALOG_TEMPLATES.map((template) => (
          <label key={template} css={choice}>
            <input
              type="radio"
              name={name}
              value={template}
              checked={template === value}
              onChange={() => onChange(template)}
              css={visuallyHiddenStyles}
            />
            <Drawing template={template} />
            {t(`edit.templates.${template}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Rectangles of picture and text, as [x, y, width, height] in a box of 64 by 44. */
const BLOCKS: Record<CatalogTemplate, { pictures: number[][]; words: number[][] }> = {
  1: {
    pictures: [
      [2, 2, 18, 22],
      [23, 2, 18, 22],
      [44, 2, 18, 22],
    ],
    words: [
      [2, 28, 18, 4],
      [23, 28, 18, 4],
      [44, 28, 18, 4],
    ],
  },
  2: {
    pictures: [
      [2, 2, 26, 18],
      [2, 24, 26, 18],
    ],
    words: [
      [32, 5, 28, 4],
      [32, 12, 18, 3],
      [32, 27, 28, 4],
      [32, 34, 18, 3],
    ],
  },
  3: {
    pictures: [
      [2, 2, 29, 40],
      [33, 2, 29, 40],
    ],
    words: [
      [5, 33, 18, 4],
      [36, 33, 18, 4],
    ],
  },
  4: {
    pictures: [
      [2, 2, 18, 28],
      [23, 2, 18, 28],
      [44, 2, 18, 28],
    ],
    words: [
      [5, 34, 12, 4],
      [26, 34, 12, 4],
      [47, 34, 12, 4],
    ],
  },
  5: {
    pictures: [
      [2, 2, 29, 28],
      [33, 2, 29, 28],
    ],
    words: [
      [2, 34, 20, 4],
      [33, 34, 20, 4],
    ],
  },
};

function Drawing({ template }: { template: CatalogTemplate }) {
  const { pictures, words } = BLOCKS[template];
  const rectangle =
    (fill: string) =>
    ([x, y, width, height]: number[]) => (
      <rect key={`${x}.${y}`} x={x} y={y} width={width} height={height} rx="2" fill={fill} />
    );
  return (
    <svg viewBox="0 0 64 44" aria-hidden="true" css={{ inlineSize: '100%', maxInlineSize: 96 }}>
      {pictures.map(rectangle('color-mix(in srgb, var(--color-brand) 32%, transparent)'))}
      {words.map(rectangle(color.inkSubtle))}
      {template === 5 ? <path d="M2 14 14 2h8L2 22z M33 14 45 2h8L33 22z" fill={color.brand} /> : null}
    </svg>
  );
}

const choices = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: spacing[2],
};

const choice = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: spacing[2],
  padding: spacing[3],
  border: `1px solid ${color.line}`,
  borderRadius: radii.md,
  background: color.surface,
  fontSize: fontSizes.sm,
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
} as const;
