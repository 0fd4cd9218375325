import type { ConsoleImage } from '@portico/shared/contracts';
import { Button, Field, Select } from '@portico/shared/ui';
import { useState } from 'react';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { RecordList } from '../../lists/RecordList.tsx';
import { TypedFilter } from '../../lists/TypedFilter.tsx';
import { listQuery, useListAddress } from '../../lists/use-list-address.ts';
import { useSelection } from '../../lists/use-selection.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ImageRow, nameOfImage } from './ImageRow.tsx';
import { useConsoleImagesQuery } from './media.api.ts';
import { ReplaceImage } from './ReplaceImage.tsx';
import { useImageChanges } from './use-image-changes.ts';

const SORTS = ['newest', 'largest', 'pixels'] as const;
const SHOWN = ['all', 'unused', 'deleted'] as const;

/** /console/media: every image of the site, with where it is shown. */
export function MediaPage() {
  const { t, localize } = useMessages();
  const address = useListAddress('newest');
  const selection = useSelection();
  const changes = useImageChanges();
  const [replaced, setReplaced] = useState<ConsoleImage>();
  const show = SHOWN.find((name) => name === address.filter('show')) ?? 'all';
  const query = useConsoleImagesQuery({
    ...listQuery(address),
    sort: SORTS.find((name) => name === address.sort) ?? 'newest',
    show,
    uploader: address.filter('uploader'),
  });
  const change = show === 'deleted' ? 'restore' : 'delete';
  return (
    <ConsoleScreen title={t('media.title')} text={t('media.text')}>
      <RecordList
        label={t('media.label')}
        address={address}
        query={query}
        idOf={({ id }) => id}
        nameOf={(image) => nameOfImage(image, localize)}
        sorts={SORTS.map((value) => ({ value, label: t(`media.sort.${value}`) }))}
        filters={
          <>
            <Field label={t('media.filter')}>
              <Select
                value={show}
                onChange={({ target }) => {
                  selection.clear();
                  address.change({ show: target.value === 'all' ? '' : target.value });
                }}
              >
                {SHOWN.map((name) => (
                  <option key={name} value={name}>
                    {t(`media.show.${name}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <TypedFilter
              name="uploader"
              label={t('media.uploader')}
              address={address}
              placeholder={t('media.username')}
            />
          </>
        }
        selection={selection}
        bulkActions={
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              void changes.change(selection.ids, change);
              selection.clear();
            }}
          >
            {t(`media.${change}`)}
          </Button>
        }
        empty={{ title: t('media.none'), text: t('media.noneText') }}
      >
        {(image, checkbox) => (
          <ImageRow
            image={image}
            checkbox={checkbox}
            onAction={(action) =>
              action === 'replace' ? setReplaced(image) : void changes.change([image.id], action)
            }
          />
        )}
      </RecordList>
      {replaced ? <ReplaceImage image={replaced} onClose={() => setReplaced(undefined)} /> : null}
    </ConsoleScreen>
  );
}
