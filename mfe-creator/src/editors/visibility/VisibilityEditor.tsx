import { HIDEABLE_SECTIONS } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { CheckField, color } from '@portico/shared/ui';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';

/** Shows or hides each section of the page for visitors. [OPEN-18] */
export function VisibilityEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    start: ({ hideInformations = [] }) => ({ hidden: hideInformations }),
    changes: ({ hidden }) => ({ hideInformations: hidden }),
  });
  const { hidden } = editing.draft;
  return (
    <EditorDialog title={t('editors.visibility.title')} editing={editing}>
      <p css={{ color: color.inkMuted }}>{t('editors.visibility.text')}</p>
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {HIDEABLE_SECTIONS.map((section) => (
          <CheckField
            key={section}
            isSwitch
            label={t(`sections.${section}`)}
            checked={!hidden.includes(section)}
            onChange={(isVisible) =>
              editing.edit({
                hidden: HIDEABLE_SECTIONS.filter((name) =>
                  name === section ? !isVisible : hidden.includes(name),
                ),
              })
            }
          />
        ))}
      </div>
    </EditorDialog>
  );
}
