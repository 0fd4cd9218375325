import { failureMessage } from '@portico/shared/api';
import { groupedNumber } from '@portico/shared/domain';
import {
  Badge,
  Button,
  color,
  Field,
  fontSizes,
  media,
  Notice,
  SectionHeader,
  Select,
  Skeleton,
  spacing,
} from '@portico/shared/ui';
import { useId, useState } from 'react';
import { caption, codeText, panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import {
  type ReleaseComparison,
  useLazyCompareReleasesQuery,
  useReleaseVersionsQuery,
} from './releases.api.ts';
import { useFormats } from './use-formats.ts';

/** What differs between two stored versions of a package: pages, slots, messages and the sizes of files. */
export function CompareReleases({ live }: { live: Readonly<Record<string, string>> }) {
  const { t } = useMessages();
  const { moment } = useFormats();
  const titleId = useId();
  const { data: packages, error } = useReleaseVersionsQuery();
  const [compare, comparison] = useLazyCompareReleasesQuery();
  const [chosen, setChosen] = useState<{ name?: string; before?: string; after?: string }>({});
  const comparable = packages?.filter(({ versions }) => versions.length > 1) ?? [];
  const name = chosen.name ?? comparable[0]?.name ?? '';
  const versions = comparable.find((one) => one.name === name)?.versions ?? [];
  const after = chosen.after ?? live[name] ?? versions[0]?.version ?? '';
  const before = chosen.before ?? versions.find(({ version }) => version !== after)?.version ?? '';
  const choices = [
    { part: 'before', label: t('compare.before'), value: before },
    { part: 'after', label: t('compare.after'), value: after },
  ] as const;

  function content() {
    if (error) return <Notice tone="danger">{failureMessage(error)}</Notice>;
    if (!packages) return <Skeleton blockSize="104px" radius="20px" />;
    if (comparable.length === 0) return <Notice tone="neutral">{t('compare.none')}</Notice>;
    return (
      <div css={panel}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void compare({ name, before, after });
          }}
          css={{
            display: 'grid',
            gap: spacing[4],
            alignItems: 'end',
            [media.tabletUp]: { gridTemplateColumns: '1fr 1fr 1fr auto' },
          }}
        >
          <Field label={t('compare.package')}>
            <Select value={name} onChange={({ target }) => setChosen({ name: target.value })}>
              {comparable.map((one) => (
                <option key={one.name}>{one.name}</option>
              ))}
            </Select>
          </Field>
          {choices.map(({ part, label, value }) => (
            <Field key={part} label={label}>
              <Select
                value={value}
                onChange={({ target }) => setChosen({ ...chosen, name, [part]: target.value })}
              >
                {versions.map(({ version, at }) => (
                  <option key={version} value={version}>
                    {at ? `${version} · ${moment(at)}` : version}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
          <div css={{ [media.tabletUp]: { marginBlockEnd: 6 } }}>
            <Button type="submit" variant="secondary" loading={comparison.isFetching}>
              {t('compare.compare')}
            </Button>
          </div>
        </form>
        {comparison.error ? <Notice tone="danger">{failureMessage(comparison.error)}</Notice> : null}
        {comparison.data && !comparison.isFetching ? <Differences comparison={comparison.data} /> : null}
      </div>
    );
  }

  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('compare.title')} text={t('compare.text')} />
      {content()}
    </section>
  );
}

const PARTS = ['routes', 'slots', 'messages'] as const;
const CHANGES = [
  { change: 'added', tone: 'success' },
  { change: 'removed', tone: 'danger' },
  { change: 'changed', tone: 'warning' },
] as const;

function Differences({ comparison }: { comparison: ReleaseComparison }) {
  const { t } = useMessages();
  const { platform, parts, files } = comparison;
  const size = (bytes: number) => t('compare.kilobytes', { number: Math.round(bytes / 102.4) / 10 });
  const changedParts = PARTS.filter((part) => CHANGES.some(({ change }) => parts[part][change].length > 0));
  const changedFiles = files.filter(({ changes }) => changes.length > 0);
  if (!platform && changedParts.length === 0 && changedFiles.length === 0) {
    return <p role="status">{t('compare.same')}</p>;
  }
  return (
    <div role="status" css={{ display: 'grid', gap: spacing[5] }}>
      {platform ? (
        <p>
          {t('compare.platform')} <span css={codeText}>{`${platform.before} → ${platform.after}`}</span>
        </p>
      ) : null}
      {changedParts.map((part) => (
        <div key={part} css={{ display: 'grid', gap: spacing[2] }}>
          <h3 css={caption}>{t(`compare.${part}`)}</h3>
          <ul role="list" css={{ display: 'grid', gap: spacing[1] }}>
            {CHANGES.flatMap(({ change, tone }) =>
              parts[part][change].map((entry) => (
                <li
                  key={`${change} ${entry}`}
                  css={{ display: 'flex', gap: spacing[2], alignItems: 'baseline', minInlineSize: 0 }}
                >
                  <Badge tone={tone}>{t(`compare.${change}`)}</Badge>
                  <span css={codeText}>{entry}</span>
                </li>
              )),
            )}
          </ul>
        </div>
      ))}
      {changedFiles.map(({ place, before, after, changes }) => (
        <div key={place} css={{ display: 'grid', gap: spacing[2] }}>
          <h3 css={caption}>{t(`compare.${place}`)}</h3>
          <p css={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('compare.sizes', { before: size(before), after: size(after) })}
          </p>
          <details>
            <summary css={{ cursor: 'pointer', minBlockSize: 'var(--size-tap)', alignContent: 'center' }}>
              {t('compare.files', { number: groupedNumber(changes.length) })}
            </summary>
            <ul role="list" css={{ display: 'grid', gap: spacing[1], fontSize: fontSizes.sm }}>
              {changes.map(({ file, before: was, after: is }) => (
                <li
                  key={file}
                  css={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    justifyContent: 'space-between',
                    gap: spacing[3],
                  }}
                >
                  <span css={codeText}>{file}</span>
                  <span css={{ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' }}>
                    {t('compare.sizes', { before: size(was ?? 0), after: size(is ?? 0) })}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </div>
  );
}
