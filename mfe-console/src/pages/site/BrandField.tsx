import { css } from '@emotion/react';
import {
  Button,
  buttonStyles,
  color,
  DEFAULT_BRAND,
  Field,
  fontSizes,
  media,
  Notice,
  radii,
  spacing,
  TextInput,
  themeVariables,
} from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { brandContrast, TEXT_CONTRAST, THEMES, type Theme } from './brand-contrast.ts';

const picker = css({
  flex: 'none',
  inlineSize: 56,
  blockSize: 'var(--size-tap)',
  padding: 4,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radii.md,
  background: color.surface,
  cursor: 'pointer',
});

/** The brand colour, with a preview of what the pages make of it in both themes. */
export function BrandField(props: {
  name: string;
  /** '' for the default. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const { name, value, error, onChange } = props;
  const { t } = useMessages();
  const entered = value.trim();
  const shown = brandContrast(entered) ? entered : DEFAULT_BRAND;
  const contrast = brandContrast(shown);
  if (!contrast) return null;
  const ratio = { ratio: ratioOf(contrast.white), needed: ratioOf(TEXT_CONTRAST) };
  return (
    <>
      <Field label={t('brand.color')} hint={t('brand.hint')} error={error}>
        <div css={{ display: 'flex', gap: spacing[3], flexWrap: 'wrap' }}>
          <input
            type="color"
            aria-label={t('brand.pick')}
            value={longHex(shown)}
            onChange={({ target }) => onChange(target.value)}
            css={picker}
          />
          <div css={{ flex: '1 1 120px', maxInlineSize: 200 }}>
            <TextInput
              name={name}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
              placeholder={DEFAULT_BRAND}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          </div>
          {value === '' ? null : (
            <Button variant="quiet" onClick={() => onChange('')}>
              {t('brand.default')}
            </Button>
          )}
        </div>
      </Field>
      {contrast.isPoor ? (
        <Notice tone="warning" title={t('brand.poor', ratio)}>
          {t('brand.adjustedText', ratio)}
        </Notice>
      ) : (
        <Notice tone="success">{t('brand.good', ratio)}</Notice>
      )}
      <div
        css={{
          display: 'grid',
          gap: spacing[4],
          [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {THEMES.map((theme) => (
          <Preview key={theme} theme={theme} brandColor={shown} used={contrast.used[theme]} />
        ))}
      </div>
    </>
  );
}

/** As WCAG writes it. */
const ratioOf = (contrast: number): string => `${contrast}:1`;

/** The value of a colour input has six digits. */
const longHex = (hex: string): string =>
  hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&').toLowerCase() : hex.toLowerCase();

interface PreviewProps {
  theme: Theme;
  brandColor: string;
  used: { fill: string; ratio: number; isAdjusted: boolean };
}

function Preview({ theme, brandColor, used }: PreviewProps) {
  const { t } = useMessages();
  return (
    <figure css={{ margin: 0, display: 'grid', gap: spacing[2], alignContent: 'start', minInlineSize: 0 }}>
      <div
        // As a style: each keystroke would add a style sheet.
        style={themeVariables(theme, brandColor)}
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: spacing[4],
          padding: spacing[5],
          border: `1px solid ${color.line}`,
          borderRadius: radii.lg,
          background: color.ground,
        }}
      >
        <span css={buttonStyles({})}>{t('brand.sampleButton')}</span>
        <span css={{ color: color.brandStrong, textDecoration: 'underline' }}>{t('brand.sampleLink')}</span>
      </div>
      <figcaption css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
        {t(`brand.${theme}`, { ratio: ratioOf(used.ratio) })}{' '}
        {used.isAdjusted ? (
          <>
            {t('brand.adjusted')} <bdi dir="ltr">{used.fill}</bdi>
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}
