import { Link, useText } from '@portico/shared/platform';
import { Button, color, Directional, fontSizes, media, radii, spacing } from '@portico/shared/ui';
import { ArrowRight, Image, Phone, Type } from 'lucide-react';
import type { StepProps } from '../step-props.ts';
import { hashOfStep } from '../wizard-step.ts';

const parts = [
  { key: 'name', Icon: Type },
  { key: 'pictures', Icon: Image },
  { key: 'contacts', Icon: Phone },
] as const;

/** The welcome, an overview of the steps, and Create, which sends nothing. [WIZ-04, WIZ-05] */
export function IntroductionStep({ step }: StepProps) {
  const { t } = useText('mfe-creator');
  return (
    <div css={{ display: 'grid', gap: spacing[6], justifyItems: 'start' }}>
      <div css={{ display: 'grid', gap: spacing[3] }}>
        <h1 tabIndex={-1} css={{ fontSize: fontSizes['3xl'], '&:focus': { outline: 'none' } }}>
          {t('introduction.title')}
        </h1>
        <p css={{ color: color.inkMuted, fontSize: fontSizes.lg, maxInlineSize: '52ch', textWrap: 'pretty' }}>
          {t('introduction.text')}
        </p>
      </div>
      <ol
        role="list"
        css={{
          display: 'grid',
          gap: spacing[3],
          inlineSize: '100%',
          [media.tabletUp]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: spacing[4] },
        }}
      >
        {parts.map(({ key, Icon }) => (
          <li
            key={key}
            css={{
              display: 'flex',
              gap: spacing[4],
              alignItems: 'start',
              padding: spacing[4],
              borderRadius: radii.lg,
              background: color.surface,
              boxShadow: 'var(--shadow-sm)',
              [media.tabletUp]: { flexDirection: 'column', padding: spacing[5] },
            }}
          >
            <span
              css={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                inlineSize: 44,
                blockSize: 44,
                borderRadius: radii.md,
                background: color.brandSoft,
                color: color.brandStrong,
              }}
            >
              <Icon size={22} aria-hidden="true" />
            </span>
            <div css={{ display: 'grid', gap: spacing[1] }}>
              <h2 css={{ fontSize: fontSizes.md }}>{t(`introduction.${key}`)}</h2>
              <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t(`introduction.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button as={Link} to={{ hash: hashOfStep(step + 1) }} size="lg">
        {t('introduction.create')}
        <Directional>
          <ArrowRight size={20} />
        </Directional>
      </Button>
    </div>
  );
}
