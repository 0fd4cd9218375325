import type { ReleaseSetFigures } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { color, fontSizes, ScrollArea, SectionHeader, StateMessage, spacing } from '@portico/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { codeText, panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';

const cell = {
  padding: `${spacing[3]} ${spacing[2]}`,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'baseline',
  'tbody tr:last-of-type > &': { borderBlockEnd: 'none' },
} as const;

/** Failures in browsers during the last hour, the most frequent first. */
export function FailureTable({ figures }: { figures: readonly ReleaseSetFigures[] }) {
  const { t } = useMessages();
  const titleId = useId();
  const failures = figures
    .flatMap(({ set, failures: ofSet }) => ofSet.map((failure) => ({ ...failure, set })))
    .sort((a, b) => b.count - a.count);
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('failures.title')} text={t('failures.text')} />
      {failures.length === 0 ? (
        <StateMessage
          kind="empty"
          icon={<CircleCheck size={28} strokeWidth={1.75} aria-hidden="true" />}
          title={t('failures.none')}
          text={t('failures.noneText')}
        />
      ) : (
        <ScrollArea labelledBy={titleId} css={panel}>
          <table css={{ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSizes.sm }}>
            <thead css={{ color: color.inkSubtle, fontSize: fontSizes.xs }}>
              <tr>
                <th scope="col" css={cell}>
                  {t('failures.code')}
                </th>
                <th scope="col" css={cell}>
                  {t('failures.package')}
                </th>
                <th scope="col" css={cell}>
                  {t('failures.phase')}
                </th>
                <th scope="col" css={[cell, { textAlign: 'end' }]}>
                  {t('failures.count')}
                </th>
              </tr>
            </thead>
            <tbody>
              {failures.map(({ set, name, version, phase, code, count }) => (
                <tr key={`${set} ${name} ${version} ${code}`}>
                  <th scope="row" css={[cell, { fontWeight: 'var(--font-bold)' }]}>
                    <span css={[codeText, { whiteSpace: 'nowrap' }]}>{code}</span>
                  </th>
                  <td css={cell}>
                    <bdi css={{ fontWeight: 'var(--font-medium)' }}>{name}</bdi>{' '}
                    <span css={[codeText, { color: color.inkMuted }]}>{version}</span>
                  </td>
                  <td css={cell}>{t(`phase.${phase}`)}</td>
                  <td css={[cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]}>
                    {groupedNumber(count)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </section>
  );
}
