import { failureMessage } from '@portico/shared/api';
import type { PageDraft } from '@portico/shared/contracts';
import { useNotify } from '@portico/shared/platform';
import { useMessages } from '../../messages/use-messages.ts';
import { offerUndo } from '../../undo/undo-offer.ts';
import {
  useChangeCustomPageMutation,
  useLazyLiveCustomPageQuery,
  usePublishCustomPageMutation,
  useSaveCustomPageDraftMutation,
  useUnpublishCustomPageMutation,
} from '../custom-pages/custom-pages.api.ts';
import { contentOf, valuesOf } from './page-values.ts';

/**
 * Publishes a saved page and offers Undo: a page that was not published is hidden again, the earlier content of any other
 * one is restored and what was published is a draft again. Undefined if it failed, which is shown.
 */
export function usePublish(
  { _id: id, state }: PageDraft,
  { onChanged }: { onChanged: (page: PageDraft) => void },
): (saved: PageDraft) => Promise<PageDraft | undefined> {
  const { t } = useMessages();
  const notify = useNotify();
  const [publish] = usePublishCustomPageMutation();
  const [unpublish] = useUnpublishCustomPageMutation();
  const [readLive] = useLazyLiveCustomPageQuery();
  const [restore] = useChangeCustomPageMutation();
  const [saveDraft] = useSaveCustomPageDraftMutation();
  return async (saved) => {
    try {
      const live = state === 'unpublished' ? undefined : await readLive(id).unwrap();
      const published = await publish({ id, modifiedDate: saved.modifiedDate }).unwrap();
      offerUndo({
        text: t('page.published'),
        undo: async () => {
          if (!live) return onChanged(await unpublish(id).unwrap());
          const {
            bannerImages,
            galleryImages,
            iconLinks,
            buttonLinks,
            widgets,
            title,
            menuOrder = null,
          } = live;
          const content = { bannerImages, galleryImages, iconLinks, buttonLinks, widgets, title, menuOrder };
          const { modifiedDate } = published;
          await restore({ id, data: { ...content, modifiedDate } }).unwrap();
          const data = { ...contentOf(valuesOf(published)), modifiedDate: null };
          return onChanged(await saveDraft({ id, data }).unwrap());
        },
      });
      return published;
    } catch (failure) {
      notify({ tone: 'danger', text: t('page.notPublished'), detail: failureMessage(failure) });
      return undefined;
    }
  };
}
