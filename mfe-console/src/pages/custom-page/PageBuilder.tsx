import { CONTENT_LIMITS, type PageDraft } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Button, CheckField, Field, Notice, spacing, TextInput } from '@portico/shared/ui';
import { Eye, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { LocalizedFields } from '../../forms/LocalizedFields.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { PageStateBadge } from '../custom-pages/PageStateBadge.tsx';
import { PageAddress } from './PageAddress.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PageVisibility } from './PageVisibility.tsx';
import { PageWidgets } from './PageWidgets.tsx';
import { pageSection } from './page-section-styles.ts';
import { pageOf } from './page-values.ts';
import { type PageForm, usePageForm } from './use-page-form.ts';

/** The form of a custom page. Save stores a draft, which visitors do not see until it is published. */
export function PageBuilder({ page, onReload }: { page: PageDraft; onReload: () => Promise<PageDraft> }) {
  const { _id: id, state } = page;
  const { t } = useMessages();
  const pageForm = usePageForm(page);
  const { form, errorAt, show } = pageForm;
  const { values, edit } = form;
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <ConsoleScreen
      title={<LocalizedTitle text={page.title} fallback={id} />}
      action={<PageStateBadge state={state} />}
    >
      <RecordForm
        form={form}
        onLoadNewer={() => void pageForm.loadNewer(onReload)}
        actions={<PageActions page={page} pageForm={pageForm} onPreview={() => setPreviewed(true)} />}
      >
        <PageNotices page={page} />
        <LocalizedFields
          label={t('page.title')}
          name="title"
          value={values.title}
          onChange={(title) => edit({ title })}
          maxLength={CONTENT_LIMITS.title}
          required
          errorAt={errorAt}
        />
        <WidgetsSection pageForm={pageForm} />
        <MenuSection pageForm={pageForm} />
      </RecordForm>
      <div css={{ display: 'grid', gap: spacing[10], marginBlockStart: spacing[10] }}>
        <PageAddress id={id} isPublished={state === 'published'} />
        <PageVisibility page={page} onChanged={show} />
      </div>
      {isPreviewed ? <PagePreview page={pageOf(id, values)} onClose={() => setPreviewed(false)} /> : null}
    </ConsoleScreen>
  );
}

/** Preview and Publish. */
function PageActions(props: { page: PageDraft; pageForm: PageForm; onPreview: () => void }) {
  const { page, pageForm, onPreview } = props;
  const { form, publish } = pageForm;
  const { t } = useMessages();
  const isPublished = page.state === 'published' && !form.isDirty;
  return (
    <>
      <Button variant="secondary" icon={<Eye size={18} aria-hidden="true" />} onClick={onPreview}>
        {t('page.preview')}
      </Button>
      <Button
        variant="secondary"
        icon={<Send size={18} aria-hidden="true" />}
        aria-disabled={isPublished || form.isSubmitting || undefined}
        onClick={() => void publish()}
      >
        {t('page.publish')}
      </Button>
    </>
  );
}

/** What visitors see now, and whose changes of the live page would be overwritten. */
function PageNotices({ page: { state, overwrites } }: { page: PageDraft }) {
  const { t } = useMessages();
  const moment = useMoment();
  return (
    <>
      <Notice tone={state === 'published' ? 'success' : 'warning'} title={t(`page.now.${state}`)}>
        {t(`page.nowText.${state}`)}
      </Notice>
      {overwrites ? (
        <Notice tone="danger" title={t('page.overwrites')}>
          {overwrites.by
            ? t('page.overwritesBy', { name: overwrites.by, time: moment(overwrites.at) })
            : t('page.overwritesText', { time: moment(overwrites.at) })}
        </Notice>
      ) : null}
    </>
  );
}

function WidgetsSection({ pageForm: { form, errorAt } }: { pageForm: PageForm }) {
  const { t } = useMessages();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={pageSection}>
      <h2 id={titleId}>{t('widget.all')}</h2>
      <PageWidgets
        values={form.values}
        edit={form.edit}
        errorAt={errorAt}
        hasProblem={(path) => form.problemAt(path) !== undefined}
      />
    </section>
  );
}

/** Whether the menu lists the page, and at which place. */
function MenuSection({ pageForm: { form, errorAt } }: { pageForm: PageForm }) {
  const { t } = useMessages();
  const titleId = useId();
  const { isInMenu } = form.values;
  return (
    <section aria-labelledby={titleId} css={pageSection}>
      <h2 id={titleId}>{t('page.menu')}</h2>
      <CheckField
        label={t('page.inMenu')}
        hint={t('page.inMenuHint')}
        checked={isInMenu}
        onChange={(next) => form.edit({ isInMenu: next })}
      />
      {isInMenu ? (
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
  );
}
