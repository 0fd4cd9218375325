import { failureMessage } from '@portico/shared/api';
import { type LocalizedText, MAX_BULK_RECORDS, SUGGEST_AFTER_MS } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import {
  Button,
  Cluster,
  color,
  Dialog,
  Field,
  fontSizes,
  Notice,
  SkeletonText,
  spacing,
  Tag,
  TextInput,
} from '@portico/shared/ui';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ListState } from '../lists/ListState.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { choice, choiceList } from './choice-styles.ts';

/** A record that can be chosen. */
export interface PickedRecord {
  id: string;
  title: LocalizedText;
  /** A note below its title, such as its town. */
  note?: LocalizedText | undefined;
}

interface RecordPickerProps {
  open: boolean;
  /** What is assigned, such as 'Assign listings to Nan'. */
  title: string;
  /** The text to search; it follows the typing after a moment. */
  onSearch: (text: string) => void;
  /** The result of the search; `data` is that of the latest text that has loaded. */
  query: {
    data?: { total: number; rows: readonly PickedRecord[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Records that are assigned already: they are shown as such and cannot be chosen. */
  isAssigned?: (id: string) => boolean;
  /** Only one can be chosen. */
  isSingle?: boolean;
  /** Assigns the chosen records; the dialog closes once it resolves, and shows why if it rejects. */
  onAssign: (chosen: readonly PickedRecord[]) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog in which records are found by their names and assigned, several at once. */
export function RecordPicker(props: RecordPickerProps) {
  const { open, title, onClose } = props;
  const { t } = useMessages();
  const [chosen, setChosen] = useState<readonly PickedRecord[]>([]);
  const [isAssigning, setAssigning] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  function close(): void {
    setChosen([]);
    setFailure(undefined);
    props.onSearch('');
    onClose();
  }
  async function assign(): Promise<void> {
    setAssigning(true);
    setFailure(undefined);
    try {
      await props.onAssign(chosen);
      close();
    } catch (error) {
      setFailure(error);
    }
    setAssigning(false);
  }

  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={t('picker.cancel')}
      closesOnBackdrop={chosen.length === 0}
      busy={isAssigning}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close} aria-disabled={isAssigning || undefined}>
            {t('picker.cancel')}
          </Button>
          <Button
            loading={isAssigning}
            loadingLabel={t('picker.assigning')}
            aria-disabled={chosen.length === 0 || undefined}
            onClick={() => chosen.length > 0 && void assign()}
          >
            {t('picker.assign')}
          </Button>
        </>
      }
    >
      {open ? <Choices {...props} chosen={chosen} onChange={setChosen} /> : null}
      {failure === undefined ? null : (
        <div css={{ marginBlockStart: spacing[4] }}>
          <Notice tone="danger" title={t('picker.notAssigned')}>
            {failureMessage(failure)}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}

interface ChoicesProps extends RecordPickerProps {
  chosen: readonly PickedRecord[];
  onChange: (chosen: readonly PickedRecord[]) => void;
}

/** The search, the records that it found, and the chosen ones. */
function Choices(props: ChoicesProps) {
  const { query, onSearch, isSingle = false, chosen, onChange } = props;
  const { t, localize } = useMessages();
  const isFull = chosen.length >= MAX_BULK_RECORDS;
  function toggle(record: PickedRecord): void {
    if (hasRecord(chosen, record)) onChange(chosen.filter(({ id }) => id !== record.id));
    else if (isSingle) onChange([record]);
    else onChange([...chosen, record]);
  }

  return (
    <div css={{ display: 'grid', gap: spacing[3] }}>
      <SearchField onSearch={onSearch} />
      <div
        role="group"
        aria-label={t('picker.found')}
        aria-busy={query.isFetching}
        css={[choiceList, { blockSize: 320 }]}
      >
        <FoundRecords {...props} isFull={isFull} onToggle={toggle} />
      </div>
      <p role="status" css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
        {isFull
          ? t('picker.full', { number: MAX_BULK_RECORDS })
          : t('picker.chosen', { number: groupedNumber(chosen.length) })}
      </p>
      {chosen.length > 0 ? (
        <Cluster gap={2}>
          {chosen.map((record) => {
            const name = localize(record.title) || record.id;
            return (
              <Tag key={record.id} onRemove={() => toggle(record)} removeLabel={t('picker.remove', { name })}>
                {name}
              </Tag>
            );
          })}
        </Cluster>
      ) : null}
    </div>
  );
}

function SearchField({ onSearch }: Pick<RecordPickerProps, 'onSearch'>) {
  const { t } = useMessages();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), SUGGEST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <Field label={t('picker.search')}>
      <TextInput
        type="search"
        icon={<Search size={18} aria-hidden="true" />}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  );
}

/** What the search found; records are not chosen any more once the limit is reached. */
function FoundRecords(props: ChoicesProps & { isFull: boolean; onToggle: (record: PickedRecord) => void }) {
  const { query, isAssigned, isSingle = false, chosen, isFull, onToggle } = props;
  const { data, error, isFetching, refetch } = query;
  const { t, localize } = useMessages();
  if (error && !isFetching) return <ListState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonText lines={6} />;
  if (data.rows.length === 0) {
    return <p css={{ padding: spacing[3], color: color.inkMuted }}>{t('list.noneFound')}</p>;
  }
  return (
    <>
      {data.rows.map((record) => {
        const isDone = isAssigned?.(record.id) ?? false;
        const isChosen = hasRecord(chosen, record);
        const note = isDone ? t('picker.already') : localize(record.note);
        return (
          <label
            key={record.id}
            css={[choice, { '&:has(:disabled)': { cursor: 'default', color: color.inkMuted } }]}
          >
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name="picked"
              checked={isDone || isChosen}
              disabled={isDone || (isFull && !isChosen)}
              onChange={() => onToggle(record)}
            />
            <span css={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
              {localize(record.title) || record.id}
              {note ? (
                <span css={{ display: 'block', color: color.inkMuted, fontSize: fontSizes.sm }}>{note}</span>
              ) : null}
            </span>
          </label>
        );
      })}
      {data.total > data.rows.length ? (
        <p css={{ padding: spacing[3], color: color.inkMuted }}>
          {t('picker.more', { number: groupedNumber(data.total - data.rows.length) })}
        </p>
      ) : null}
    </>
  );
}

const hasRecord = (records: readonly PickedRecord[], { id }: PickedRecord): boolean =>
  records.some((record) => record.id === id);
