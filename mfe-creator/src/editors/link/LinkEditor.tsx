import type { LinkItem } from '@portico/shared/contracts';
import { linkItemProblems, linkTarget, toWireText, withTranslation } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Field, TextArea, TextInput } from '@portico/shared/ui';
import { useState } from 'react';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { langProps } from '../../editing/lang-props.ts';
import { linkTargetProblem } from '../../editing/link-target-problem.ts';
import { withoutAddresses } from '../../editing/taken-picture.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import { withEntry } from '../../editing/with-entry.ts';
import { PictureField } from '../../images/PictureField.tsx';

const sentLink = (link: LinkItem): LinkItem => ({
  ...withoutAddresses(link),
  externalUrl: linkTarget(link.externalUrl) ?? '',
  title: toWireText(link.title) ?? undefined,
  description: toWireText(link.description) ?? undefined,
});

/** Edits an external link or adds one: address, picture, title and description. [EDIT-20, EDIT-27, VAL-07] */
export function LinkEditor(props: EditorProps) {
  const { portal, index } = props;
  const { t } = useText('mfe-creator');
  const [isBusy, setBusy] = useState(false);
  const editing = usePortalForm(props, {
    part: `links.${index ?? portal.links?.length ?? 0}`,
    start: ({ links = [] }) => ({
      link: (index === undefined ? undefined : links[index]) ?? { externalUrl: '' },
    }),
    changes: ({ link }, { links = [] }) => ({
      links: withEntry(links.map(withoutAddresses), index, sentLink(link)),
    }),
    problems: ({ link }) => [
      ...linkItemProblems(link),
      ...linkTargetProblem(link.externalUrl, 'externalUrl'),
    ],
  });
  const { draft, edit, language, errorAt } = editing;
  const { link } = draft;
  const editLink = (changes: Partial<LinkItem>) => edit({ link: { ...link, ...changes } });
  return (
    <EditorDialog
      title={index === undefined ? t('editors.link.add') : t('editors.link.title')}
      editing={editing}
      texts={[link.title, link.description]}
      isWaiting={isBusy}
    >
      <Field label={t('editors.externalUrl')} required error={errorAt('externalUrl')}>
        <TextInput
          type="url"
          autoComplete="off"
          autoCapitalize="none"
          placeholder="https://"
          value={link.externalUrl}
          onChange={(event) => editLink({ externalUrl: event.target.value })}
        />
      </Field>
      <Field label={t('editors.entryTitle')}>
        <TextInput
          {...langProps(language)}
          autoComplete="off"
          value={link.title?.[language] ?? ''}
          onChange={(event) => editLink({ title: withTranslation(link.title, language, event.target.value) })}
        />
        <FallbackPreview text={link.title} language={language} />
      </Field>
      <Field label={t('editors.entryDescription')}>
        <TextArea
          {...langProps(language)}
          rows={3}
          value={link.description?.[language] ?? ''}
          onChange={(event) =>
            editLink({ description: withTranslation(link.description, language, event.target.value) })
          }
        />
        <FallbackPreview text={link.description} language={language} />
      </Field>
      <PictureField
        label={t('editors.picture')}
        portalId={portal._id}
        value={link}
        aspect="4:3"
        removal="confirm"
        onBusyChange={setBusy}
        onChange={(picture) => editLink({ mainImageId: picture?.mainImageId, imageURL: picture?.imageURL })}
      />
    </EditorDialog>
  );
}
