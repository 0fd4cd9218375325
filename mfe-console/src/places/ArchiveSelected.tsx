import { Button } from '@portico/shared/ui';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import type { Selection } from '../lists/use-selection.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useArchive } from './use-archive.ts';

/** Archives the selected rows of a list, or restores them where the list shows archived ones. */
export function ArchiveSelected(props: {
  kind: 'town' | 'listing';
  selection: Selection;
  isArchive: boolean;
  /** The visible name of a row, or its id if it is on another page of the list. */
  nameOf: (id: string) => string;
}) {
  const { kind, selection, isArchive, nameOf } = props;
  const { t } = useMessages();
  const archive = useArchive(kind);
  const [isBusy, setBusy] = useState(false);

  async function change(): Promise<void> {
    setBusy(true);
    await archive(selection.ids, !isArchive, nameOf);
    setBusy(false);
    selection.clear();
  }

  const Icon = isArchive ? ArchiveRestore : Archive;
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Icon size={18} aria-hidden="true" />}
      loading={isBusy}
      onClick={() => void change()}
    >
      {t(isArchive ? 'places.restore' : 'places.archive')}
    </Button>
  );
}
