import { failureMessage } from '@portico/shared/api';
import type { ReleasesResponse } from '@portico/shared/contracts';
import { type FormOutcome, useForm } from '@portico/shared/patterns';
import {
  Button,
  Cluster,
  color,
  Field,
  fontSizes,
  media,
  Notice,
  SectionHeader,
  Select,
  spacing,
  TextInput,
} from '@portico/shared/ui';
import { useId, useState } from 'react';
import { FileInput } from '../../forms/FileInput.tsx';
import { codeText, panel } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { type Publication, usePublishReleaseMutation } from './releases.api.ts';
import { useFormats } from './use-formats.ts';

/** Percentages of visitors for a canary. */
export const SHARES = [1, 5, 10, 25, 50] as const;

interface Values {
  file: File | undefined;
  /** '' for all visitors. */
  percent: string;
  reason: string;
}

/** Publishes a release from its archive, after the gates have checked it. */
export function PublishRelease({ publish }: { publish: ReleasesResponse['result']['actions']['publish'] }) {
  const { t } = useMessages();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('publish.title')} text={t('publish.text')} />
      {publish === 'allowed' ? (
        <PublishForm />
      ) : (
        <Notice tone="neutral">
          {t(publish === 'needs-keys' ? 'publish.needsKeys' : 'publish.forbidden')}
        </Notice>
      )}
    </section>
  );
}

function PublishForm() {
  const { t } = useMessages();
  const { share } = useFormats();
  const [send] = usePublishReleaseMutation();
  const [result, setResult] = useState<Publication>();
  const form = useForm<Values, unknown, 'needed', { checkOnly: boolean }>({
    initial: { file: undefined, percent: '', reason: '' },
    problems: ({ file }) => (file ? {} : { file: 'needed' }),
    async submit({ file, ...values }, detail): Promise<FormOutcome<Values, unknown, 'needed'>> {
      if (!file) return { kind: 'failed' };
      setResult(undefined);
      const { data, error } = await send({ file, ...values, checkOnly: detail?.checkOnly ?? false });
      if (!data) return { kind: 'failed', failure: error };
      setResult(data);
      // After a publication the file input is empty again; a checked one stays, to be published next.
      return data.isPublished
        ? { kind: 'done', values: { file: undefined, percent: '', reason: '' } }
        : { kind: 'failed' };
    },
  });
  const { values, failure, isSubmitting } = form;
  return (
    <form {...form.formProps} css={panel}>
      <Field
        label={t('publish.archive')}
        hint={t('publish.archiveHint')}
        required
        error={form.problemAt('file') && t('publish.archiveNeeded')}
      >
        <FileInput
          key={values.file ? 'chosen' : 'empty'}
          accept=".tgz,.tar.gz,application/gzip"
          fileName={values.file?.name}
          onChange={({ target }) => {
            setResult(undefined);
            form.edit({ file: target.files?.[0] });
          }}
        />
      </Field>
      <div
        css={{
          display: 'grid',
          gap: spacing[4],
          alignItems: 'start',
          [media.tabletUp]: { gridTemplateColumns: '1fr 2fr' },
        }}
      >
        <Field label={t('publish.for')}>
          <Select value={values.percent} onChange={({ target }) => form.edit({ percent: target.value })}>
            <option value="">{t('publish.everyone')}</option>
            {SHARES.map((percent) => (
              <option key={percent} value={percent}>
                {t('live.of', { share: share(percent / 100) })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('publish.reason')}>
          <TextInput {...form.textInput('reason')} dir="auto" maxLength={300} autoComplete="off" />
        </Field>
      </div>
      {failure === undefined ? null : (
        <Notice tone="danger" title={t('publish.failed')}>
          {failureMessage(failure)}
        </Notice>
      )}
      {result ? <PublicationResult result={result} /> : null}
      <Cluster gap={3} justify="end">
        <Button
          variant="secondary"
          aria-disabled={isSubmitting || undefined}
          onClick={() => void form.submit({ checkOnly: true })}
        >
          {t('publish.check')}
        </Button>
        <Button type="submit" loading={isSubmitting} loadingLabel={t('publish.running')}>
          {t('publish.publish')}
        </Button>
      </Cluster>
    </form>
  );
}

function PublicationResult({ result }: { result: Publication }) {
  const { t } = useMessages();
  const { name, version, isPublished, isLive, findings } = result;
  const isBlocked = findings.some((finding) => finding.isBlocking);
  const release = { name, version };
  const title = isBlocked
    ? t('publish.blocked', release)
    : isPublished
      ? t(isLive ? 'publish.published' : 'publish.unchanged', release)
      : t('publish.passed', release);
  return (
    <Notice tone={isBlocked ? 'danger' : 'success'} title={title}>
      {findings.length > 0 ? (
        <ul role="list" lang="en" css={{ display: 'grid', gap: spacing[3] }}>
          {findings.map(({ code, message, solution }) => (
            <li key={`${code} ${message}`} css={{ overflowWrap: 'anywhere' }}>
              <span css={codeText}>{code}</span> {message}
              <span css={{ display: 'block', color: color.inkMuted, fontSize: fontSizes.sm }}>
                {solution}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
