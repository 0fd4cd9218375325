import { failureMessage } from '@portico/shared/api';
import type { PageDraft } from '@portico/shared/contracts';
import { useNavigate, useNotify } from '@portico/shared/platform';
import { Button, Cluster, ConfirmDialog } from '@portico/shared/ui';
import { EyeOff, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { offerUndo } from '../../undo/undo-offer.ts';
import {
  useCreateCustomPageMutation,
  useDeleteCustomPageMutation,
  useDiscardCustomPageDraftMutation,
  useLazyLiveCustomPageQuery,
  usePublishCustomPageMutation,
  useSaveCustomPageDraftMutation,
  useUnpublishCustomPageMutation,
} from '../custom-pages/custom-pages.api.ts';
import { pageSection } from './page-section-styles.ts';
import { contentOf, valuesOf } from './page-values.ts';

interface PageVisibilityProps {
  page: PageDraft;
  /** Called with the page as it is stored now. */
  onChanged: (page: PageDraft) => void;
}

/** Takes the page from visitors, its draft away, or deletes it; each can be undone. */
export function PageVisibility({ page, onChanged }: PageVisibilityProps) {
  const { state, hasDraft } = page;
  const { t } = useMessages();
  const { unpublish, discardDraft, deletePage, isUnpublishing, isDiscarding, isDeleting } = usePageVisibility(
    page,
    onChanged,
  );
  const [isConfirming, setIsConfirming] = useState(false);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={pageSection}>
      <h2 id={titleId}>{t('page.visibility')}</h2>
      <Cluster gap={2}>
        {state === 'unpublished' ? null : (
          <Button
            variant="secondary"
            size="sm"
            loading={isUnpublishing}
            icon={<EyeOff size={18} aria-hidden="true" />}
            onClick={() => void unpublish()}
          >
            {t('page.unpublish')}
          </Button>
        )}
        {hasDraft ? (
          <Button
            variant="secondary"
            size="sm"
            loading={isDiscarding}
            icon={<Undo2 size={18} aria-hidden="true" />}
            onClick={() => void discardDraft()}
          >
            {t('page.discardDraft')}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size="sm"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => setIsConfirming(true)}
        >
          {t('page.delete')}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isConfirming}
        title={t('page.deleteAsk')}
        confirmLabel={t('page.delete')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.cancel')}
        busy={isDeleting}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void deletePage(() => setIsConfirming(false))}
      >
        {t('page.deleteText')}
      </ConfirmDialog>
    </section>
  );
}

/** The three actions, with their undo. A failure is shown, and changes nothing. */
function usePageVisibility(page: PageDraft, onChanged: PageVisibilityProps['onChanged']) {
  const { _id: id, hasDraft, modifiedDate } = page;
  const { t } = useMessages();
  const notify = useNotify();
  const navigate = useNavigate();
  const [unpublish, { isLoading: isUnpublishing }] = useUnpublishCustomPageMutation();
  const [publish] = usePublishCustomPageMutation();
  const [discard, { isLoading: isDiscarding }] = useDiscardCustomPageDraftMutation();
  const [saveDraft] = useSaveCustomPageDraftMutation();
  const [readLive] = useLazyLiveCustomPageQuery();
  const [deletePage, { isLoading: isDeleting }] = useDeleteCustomPageMutation();
  const [create] = useCreateCustomPageMutation();
  const content = { ...contentOf(valuesOf(page)), modifiedDate: null };

  async function attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (failure) {
      notify({ tone: 'danger', text: t('page.notDone'), detail: failureMessage(failure) });
    }
  }

  return {
    isUnpublishing,
    isDiscarding,
    isDeleting,
    unpublish: () =>
      attempt(async () => {
        onChanged(await unpublish(id).unwrap());
        const text = t('page.unpublished');
        // Publishing again would publish the draft, which visitors have not seen.
        if (hasDraft) return notify({ tone: 'success', text });
        offerUndo({
          text,
          undo: async () => onChanged(await publish({ id, modifiedDate: undefined }).unwrap()),
        });
      }),
    discardDraft: () =>
      attempt(async () => {
        onChanged(await discard({ id, modifiedDate }).unwrap());
        offerUndo({
          text: t('page.discarded'),
          undo: async () => onChanged(await saveDraft({ id, data: content }).unwrap()),
        });
      }),
    /** `onDeleted` is called before the list of pages opens. */
    deletePage: (onDeleted: () => void) =>
      attempt(async () => {
        const { modifiedDate: _at, ...stored } = await readLive(id).unwrap();
        await deletePage(id).unwrap();
        onDeleted();
        await navigate('/console/pages');
        offerUndo({
          text: t('page.deleted'),
          undo: async () => {
            await create(stored).unwrap();
            if (hasDraft) await saveDraft({ id, data: content }).unwrap();
          },
        });
      }),
  };
}
