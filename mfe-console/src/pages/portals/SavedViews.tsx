import { failureMessage } from '@portico/shared/api';
import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { detailsOf, FormDialog, useForm } from '@portico/shared/patterns';
import { Link, useLocation, useNotify } from '@portico/shared/platform';
import { Button, Chip, Cluster, Field, spacing, TextInput, useDeferredClose } from '@portico/shared/ui';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import {
  useDeletePortalViewMutation,
  usePortalViewsQuery,
  useSavePortalViewMutation,
} from '../../portals.api.ts';
import { offerUndo } from '../../undo/undo-offer.ts';

/** The query of the list without the page, in one order, so that equal views have equal queries. */
export function viewQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.sort();
  return query.toString();
}

/** Filters under a name, which all admins of the site share. The open one is marked and can be deleted. */
export function SavedViews() {
  const { t } = useMessages();
  const { pathname, search } = useLocation();
  const notify = useNotify();
  const { data: views = [] } = usePortalViewsQuery();
  const [saveView] = useSavePortalViewMutation();
  const [deleteView, { isLoading: isDeleting }] = useDeletePortalViewMutation();
  const [isSaving, setSaving] = useState(false);
  const query = viewQuery(search);
  const open = views.find((view) => view.query === query);
  if (views.length === 0 && query === '') return null;

  async function remove(): Promise<void> {
    if (!open) return;
    const { name } = open;
    const { error } = await deleteView(open.id);
    if (error)
      return notify({ tone: 'danger', text: t('portals.views.notDeleted'), detail: failureMessage(error) });
    offerUndo({
      text: t('portals.views.deleted', { name }),
      undo: () => saveView({ name, query: open.query }).unwrap(),
    });
  }

  return (
    <nav aria-label={t('portals.views.title')} css={{ marginBlockEnd: spacing[4] }}>
      <Cluster gap={2}>
        {views.map((view) => (
          <Chip key={view.id} as={Link} to={`${pathname}?${view.query}`} selected={view === open}>
            {view.name}
          </Chip>
        ))}
        {open ? (
          <Button
            variant="quiet"
            size="sm"
            loading={isDeleting}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => void remove()}
          >
            {t('portals.views.delete')}
          </Button>
        ) : query === '' ? null : (
          <Button
            variant="quiet"
            size="sm"
            icon={<Bookmark size={18} aria-hidden="true" />}
            onClick={() => setSaving(true)}
          >
            {t('portals.views.save')}
          </Button>
        )}
      </Cluster>
      {isSaving ? <SaveViewDialog query={query} onClose={() => setSaving(false)} /> : null}
    </nav>
  );
}

function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const { t } = useMessages();
  const notify = useNotify();
  const { isClosing, close } = useDeferredClose(onClose);
  const [saveView] = useSavePortalViewMutation();
  const form = useForm<{ name: string }, unknown>({
    initial: { name: '' },
    problems: ({ name }): Record<string, string> => (name.trim() ? {} : { name: t('portals.views.noName') }),
    submit: async ({ name }) => {
      const { error } = await saveView({ name: name.trim(), query });
      if (error) {
        const isTaken = detailsOf(error).some(({ code }) => code === 'taken');
        return isTaken
          ? { kind: 'failed', problems: { name: t('portals.views.taken') }, focus: 'name' }
          : { kind: 'failed', failure: error };
      }
      notify({ tone: 'success', text: t('portals.views.saved', { name: name.trim() }) });
      close();
      return { kind: 'done' };
    },
  });
  return (
    <FormDialog
      open={!isClosing}
      size="sm"
      title={t('portals.views.save')}
      form={form}
      labels={{
        submit: t('form.save'),
        cancel: t('portals.actions.cancel'),
        failed: t('form.notSaved'),
      }}
      closesOnBackdrop
      onClose={close}
    >
      <Field
        label={t('portals.views.name')}
        hint={t('portals.views.hint')}
        error={form.problemAt('name')}
        required
      >
        <TextInput autoComplete="off" dir="auto" maxLength={CONTENT_LIMITS.id} {...form.textInput('name')} />
      </Field>
    </FormDialog>
  );
}
