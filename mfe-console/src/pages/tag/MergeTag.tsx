import { failureMessage } from '@portico/shared/api';
import type { Tag } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { useNavigate, useNotify } from '@portico/shared/platform';
import {
  Button,
  ConfirmDialog,
  Field,
  Notice,
  SectionHeader,
  Select,
  SkeletonText,
  spacing,
} from '@portico/shared/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { tagAddress } from '../tags/tag-address.ts';
import { useConsoleTagUseQuery, useMergeTagsMutation } from '../tags/tags.api.ts';

interface MergeTagProps {
  /** As portals store it. */
  id: string;
  name: string;
  dictionary: readonly Tag[];
}

/** Merges the tag into another one of the dictionary, after a preview of what changes. */
export function MergeTag({ id, name, dictionary }: MergeTagProps) {
  const { t, localize } = useMessages();
  const navigate = useNavigate();
  const notify = useNotify();
  const [merge] = useMergeTagsMutation();
  const [into, setInto] = useState('');
  const [isConfirming, setIsConfirming] = useState(false);
  /** Portals that were rewritten so far. */
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<unknown>();
  const nameOf = (tag: Tag | undefined) => localize(tag?.name) || tag?._id || '';
  const others = dictionary
    .filter(({ _id }) => _id !== id)
    .map((tag) => ({ id: tag._id, name: nameOf(tag) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const target = nameOf(dictionary.find(({ _id }) => _id === into));
  const isMerging = progress !== undefined;

  async function start(): Promise<void> {
    setIsConfirming(false);
    setFailure(undefined);
    let pages = 0;
    setProgress(0);
    let after: string | undefined;
    do {
      const { data, error } = await merge({ from: id, into, ...(after === undefined ? {} : { after }) });
      if (!data) {
        setFailure(error);
        return setProgress(undefined);
      }
      pages += data.pages;
      setProgress(pages);
      after = data.next;
    } while (after !== undefined);
    notify({ tone: 'success', text: t('tag.merged', { from: name, into: target }) });
    await navigate(tagAddress(into), { replace: true });
  }

  return (
    <section aria-labelledby="merge-tag">
      <SectionHeader id="merge-tag" title={t('tag.merge')} text={t('tag.mergeText')} />
      <div css={{ display: 'grid', gap: spacing[4] }}>
        <div css={{ maxInlineSize: 460 }}>
          <Field label={t('tag.into')}>
            <div css={{ display: 'flex', gap: spacing[3], alignItems: 'center' }}>
              <Select value={into} disabled={isMerging} onChange={({ target: { value } }) => setInto(value)}>
                <option value="">{t('tag.choose')}</option>
                {others.map((tag) => (
                  <option key={tag.id} value={tag.id}>
                    {tag.name}
                  </option>
                ))}
              </Select>
              <Button
                variant="secondary"
                loading={isMerging}
                aria-disabled={into === '' || undefined}
                onClick={() => {
                  if (into !== '') setIsConfirming(true);
                }}
              >
                {t('tag.start')}
              </Button>
            </div>
          </Field>
        </div>
        {isMerging ? <Notice>{t('tag.merging', { number: groupedNumber(progress) })}</Notice> : null}
        {failure === undefined ? null : (
          <Notice tone="danger" title={t('tag.notMerged')}>
            {failureMessage(failure)}
          </Notice>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t('tag.mergeTitle', { from: name, into: target })}
        confirmLabel={t('tag.start')}
        cancelLabel={t('tag.cancel')}
        closeLabel={t('tag.cancel')}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void start()}
      >
        {isConfirming ? <MergePreview id={id} into={target} /> : null}
        <p>{t('tag.mergeFinal')}</p>
      </ConfirmDialog>
    </section>
  );
}

/** What the merge changes. */
function MergePreview({ id, into }: { id: string; into: string }) {
  const { t } = useMessages();
  const { data, error } = useConsoleTagUseQuery(id);
  if (error) return <p>{t('tag.previewFailed')}</p>;
  if (!data) return <SkeletonText lines={1} />;
  return (
    <>
      <p role="status">{t('tag.mergePages', { count: data.pages })}</p>
      {data.isOnHome ? <p>{t('tag.mergeHome', { into })}</p> : null}
    </>
  );
}
