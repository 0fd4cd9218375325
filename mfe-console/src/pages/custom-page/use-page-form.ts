import { failureMessage, isUnsent } from '@portico/shared/api';
import type { PageDraft } from '@portico/shared/contracts';
import {
  type Form,
  type FormOutcome,
  problemText,
  type RefusedField,
  refusedFields,
  useForm,
} from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useSaveCustomPageDraftMutation } from '../custom-pages/custom-pages.api.ts';
import {
  afterSave,
  contentOf,
  type PageRule,
  type PageValues,
  pageProblems,
  valuesOf,
} from './page-values.ts';
import { usePublish } from './use-publish.ts';

type PageProblem = PageRule | RefusedField;

/** The form of a custom page: it saves a draft, and publishes what was saved. */
export interface PageForm {
  form: Form<PageValues, unknown, PageProblem, undefined>;
  errorAt: (path: string) => string | undefined;
  /** Saves what was changed, then publishes. */
  publish: () => Promise<void>;
  /** Shows the page as it is stored now, in place of what was entered. */
  show: (stored: PageDraft) => void;
  /** `load` resolves with the page as it is stored now. */
  loadNewer: (load: () => Promise<PageDraft>) => Promise<void>;
}

export function usePageForm(page: PageDraft): PageForm {
  const { _id: id, state } = page;
  const { t } = useMessages();
  const notify = useNotify();
  const [saveDraft] = useSaveCustomPageDraftMutation();
  const show = (stored: PageDraft): void => form.reset(valuesOf(stored));
  const publishSaved = usePublish(page, { onChanged: show });
  /** Whether the current submission ends with publishing. */
  const isPublishing = useRef(false);

  const form = useForm<PageValues, unknown, PageProblem>({
    initial: () => valuesOf(page),
    problems: pageProblems,
    isOffline: isUnsent,
    async submit(submitted): Promise<FormOutcome<PageValues, unknown, PageProblem>> {
      const isLast = !isPublishing.current;
      let saved: PageDraft;
      try {
        saved = await saveDraft({ id, data: contentOf(submitted) }).unwrap();
      } catch (failure) {
        return { kind: 'failed', failure, problems: refusedFields(failure) };
      }
      if (isLast)
        notify({
          tone: 'success',
          text: t(`page.saved.${state === 'unpublished' ? 'unpublished' : 'live'}`),
        });
      const stored = isLast ? saved : ((await publishSaved(saved)) ?? saved);
      return { kind: 'done', values: afterSave(submitted, stored) };
    },
  });
  const { values } = form;

  return {
    form,
    errorAt: (path) => problemText(form.problemAt(path), (rule) => t(`page.problem.${rule}`)),
    async publish() {
      isPublishing.current = true;
      try {
        if (form.isDirty) return await form.submit();
        if (!form.check()) return;
        const published = await publishSaved({ ...page, modifiedDate: values.modifiedDate });
        if (published) form.reset(afterSave(values, published)(values));
      } finally {
        isPublishing.current = false;
      }
    },
    show,
    loadNewer: (load) =>
      load().then(show, (failure: unknown) => {
        notify({ tone: 'danger', text: t('page.notLoaded'), detail: failureMessage(failure) });
      }),
  };
}
