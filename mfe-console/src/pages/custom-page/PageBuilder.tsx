import { failureMessage, isUnsent } from '@portico/shared/api';
import { CONTENT_LIMITS, type PageDraft } from '@portico/shared/contracts';
import {
  type FormOutcome,
  LocalizedTitle,
  problemText,
  type RefusedField,
  refusedFields,
  useForm,
} from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Button, CheckField, Field, Notice, spacing, TextInput } from '@portico/shared/ui';
import { Eye, Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { LocalizedFields } from '../../forms/LocalizedFields.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useSaveCustomPageDraftMutation } from '../custom-pages/custom-pages.api.ts';
import { PageStateBadge } from '../custom-pages/PageStateBadge.tsx';
import { PageAddress } from './PageAddress.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PageVisibility } from './PageVisibility.tsx';
import { PageWidgets } from './PageWidgets.tsx';
import { pageSection } from './page-section-styles.ts';
import {
  afterSave,
  contentOf,
  type PageRule,
  type PageValues,
  pageOf,
  pageProblems,
  valuesOf,
} from './page-values.ts';
import { usePublish } from './use-publish.ts';

/** The form of a custom page. Save stores a draft, which visitors do not see until it is published. */
export function PageBuilder({ page, onReload }: { page: PageDraft; onReload: () => Promise<PageDraft> }) {
  const { _id: id, state } = page;
  const { t } = useMessages();
  const moment = useMoment();
  const notify = useNotify();
  const [saveDraft] = useSaveCustomPageDraftMutation();
  const publish = usePublish(page, { onChanged: (changed) => form.reset(valuesOf(changed)) });
  /** Whether the current submission ends with publishing. */
  const isPublishing = useRef(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const widgetsId = useId();
  const menuId = useId();

  const form = useForm<PageValues, unknown, PageRule | RefusedField>({
    initial: () => valuesOf(page),
    problems: pageProblems,
    isOffline: isUnsent,
    async submit(submitted): Promise<FormOutcome<PageValues, unknown, PageRule | RefusedField>> {
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
      const stored = isLast ? saved : ((await publish(saved)) ?? saved);
      return { kind: 'done', values: afterSave(submitted, stored) };
    },
  });
  const { values, edit } = form;
  const errorAt = (path: string) => problemText(form.problemAt(path), (rule) => t(`page.problem.${rule}`));

  async function publishNow() {
    isPublishing.current = true;
    try {
      if (form.isDirty) return await form.submit();
      if (!form.check()) return;
      const published = await publish({ ...page, modifiedDate: values.modifiedDate });
      if (published) form.reset(afterSave(values, published)(values));
    } finally {
      isPublishing.current = false;
    }
  }

  const isPublished = state === 'published' && !form.isDirty;
  return (
    <ConsoleScreen
      title={<LocalizedTitle text={page.title} fallback={id} />}
      action={<PageStateBadge state={state} />}
    >
      <RecordForm
        form={form}
        onLoadNewer={() => void onReload().then((newer) => form.reset(valuesOf(newer)), showFailure)}
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Eye size={18} aria-hidden="true" />}
              onClick={() => setPreviewed(true)}
            >
              {t('page.preview')}
            </Button>
            <Button
              variant="secondary"
              icon={<Send size={18} aria-hidden="true" />}
              aria-disabled={isPublished || form.isSubmitting || undefined}
              onClick={() => void publishNow()}
            >
              {t('page.publish')}
            </Button>
          </>
        }
      >
        <Notice tone={state === 'published' ? 'success' : 'warning'} title={t(`page.now.${state}`)}>
          {t(`page.nowText.${state}`)}
        </Notice>
        {page.overwrites ? (
          <Notice tone="danger" title={t('page.overwrites')}>
            {page.overwrites.by
              ? t('page.overwritesBy', { name: page.overwrites.by, time: moment(page.overwrites.at) })
              : t('page.overwritesText', { time: moment(page.overwrites.at) })}
          </Notice>
        ) : null}
        <LocalizedFields
          label={t('page.title')}
          name="title"
          value={values.title}
          onChange={(title) => edit({ title })}
          maxLength={CONTENT_LIMITS.title}
          required
          errorAt={errorAt}
        />
        <section aria-labelledby={widgetsId} css={pageSection}>
          <h2 id={widgetsId}>{t('widget.all')}</h2>
          <PageWidgets
            values={values}
            edit={edit}
            errorAt={errorAt}
            hasProblem={(path) => form.problemAt(path) !== undefined}
          />
        </section>
        <section aria-labelledby={menuId} css={pageSection}>
          <h2 id={menuId}>{t('page.menu')}</h2>
          <CheckField
            label={t('page.inMenu')}
            hint={t('page.inMenuHint')}
            checked={values.isInMenu}
            onChange={(isInMenu) => edit({ isInMenu })}
          />
          {values.isInMenu ? (
            <Field label={t('page.place')} hint={t('page.placeHint')} error={errorAt('menuOrder')}>
              <TextInput
                {...form.textInput('menuOrder')}
                type="number"
                inputMode="numeric"
                min={1}
                css={{ maxInlineSize: 160 }}
              />
            </Field>
          ) : null}
        </section>
      </RecordForm>
      <div css={{ display: 'grid', gap: spacing[10], marginBlockStart: spacing[10] }}>
        <PageAddress id={id} isPublished={state === 'published'} />
        <PageVisibility page={page} onChanged={(changed) => form.reset(valuesOf(changed))} />
      </div>
      {isPreviewed ? <PagePreview page={pageOf(id, values)} onClose={() => setPreviewed(false)} /> : null}
    </ConsoleScreen>
  );

  function showFailure(failure: unknown) {
    notify({ tone: 'danger', text: t('page.notLoaded'), detail: failureMessage(failure) });
  }
}
