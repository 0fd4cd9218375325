import type { ReleaseSetFigures } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { color, fontSizes, spacing } from '@portico/shared/ui';
import { caption } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormats } from './use-formats.ts';

/** From this share of page views on, failures are highlighted. */
const NOTABLE_SHARE = 0.01;

/** Figures of one release set in the last hour. */
export function SetFigures({ figures }: { figures: ReleaseSetFigures | undefined }) {
  const { t } = useMessages();
  const { share, seconds } = useFormats();
  if (!figures || figures.views + figures.serverFailures === 0) {
    return <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t('live.noViews')}</p>;
  }
  const { views, failedViews, serverFailures, readyMs } = figures;
  const failedShare = views === 0 ? 0 : failedViews / views;
  const values: { label: string; value: string; isNotable?: boolean }[] = [
    { label: t('setFigures.views'), value: groupedNumber(views) },
    { label: t('setFigures.failed'), value: share(failedShare), isNotable: failedShare >= NOTABLE_SHARE },
    { label: t('setFigures.server'), value: groupedNumber(serverFailures), isNotable: serverFailures > 0 },
    { label: t('setFigures.p50'), value: readyMs ? seconds(readyMs.p50) : '–' },
    { label: t('setFigures.p95'), value: readyMs ? seconds(readyMs.p95) : '–' },
  ];
  return (
    <div css={{ display: 'grid', gap: spacing[2] }}>
      <h3 css={caption}>{t('setFigures.hour')}</h3>
      <dl
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
          gap: `${spacing[4]} ${spacing[3]}`,
        }}
      >
        {values.map(({ label, value, isNotable }) => (
          <div key={label} css={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'end' }}>
            <dt css={caption}>{label}</dt>
            <dd
              css={{
                fontSize: fontSizes.xl,
                fontWeight: 'var(--font-bold)',
                lineHeight: 'var(--font-leading-tight)',
                fontVariantNumeric: 'tabular-nums',
                color: isNotable ? color.danger : color.ink,
              }}
            >
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
