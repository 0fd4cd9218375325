import type { Portal } from '@portico/shared/contracts';
import { isPortalManager } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, selectUser, useSelector, useText } from '@portico/shared/platform';
import { buttonStyles, color, Directional, fontSizes, spacing } from '@portico/shared/ui';
import { ArrowLeft, Eye } from 'lucide-react';
import { useDeferredValue } from 'react';
import { EditorLayoutContext } from '../../editing/editor-layout.ts';
import { SaveStatusBar } from '../../editing/saving/SaveStatusBar.tsx';
import { OpenEditor } from '../../editing/tools/OpenEditor.tsx';
import { ClassicEntries } from './ClassicEntries.tsx';
import { classicSections } from './classic-sections.ts';
import { SectionEditor } from './SectionEditor.tsx';
import { UnsavedSections } from './UnsavedSections.tsx';

/**
 * Every field of a portal in sections that save themselves, with status and undo. Leaving with unsaved sections asks
 * for confirmation. [OPEN-37, T-41, T-49]
 */
export function ClassicForm({ portal }: { portal: Portal }) {
  const { t } = useText('mfe-creator');
  const user = useSelector(selectUser);
  // Renders a saved portal into all sections with low priority, so that it does not block the next press.
  const inSections = useDeferredValue(portal);
  return (
    <UnsavedSections>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[6] }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: spacing[3] }}>
          <Link to="/creator" css={{ ...buttonStyles({ variant: 'quiet' }), marginInlineStart: -20 }}>
            <Directional>
              <ArrowLeft size={18} aria-hidden="true" />
            </Directional>
            {t('classic.toMyPortals')}
          </Link>
          <Link
            to={`/portals/${encodeURIComponent(portal._id)}`}
            css={buttonStyles({ variant: 'secondary' })}
          >
            <Eye size={18} aria-hidden="true" />
            {t('classic.toPage')}
          </Link>
        </div>
        <div css={{ display: 'grid', gap: spacing[2] }}>
          <h1 css={{ fontSize: fontSizes['2xl'], overflowWrap: 'anywhere' }}>
            <LocalizedTitle text={portal.title} />
          </h1>
          <p css={{ color: color.inkMuted }}>{t('classic.text')}</p>
        </div>
        <EditorLayoutContext value="section">
          {classicSections.map((section) =>
            section.kind === 'form' ? (
              <SectionEditor key={section.editor} name={section.editor} portal={inSections} />
            ) : (
              <ClassicEntries key={section.list} list={section.list} portal={inSections} />
            ),
          )}
        </EditorLayoutContext>
        {isPortalManager(portal, user) ? (
          <div css={{ justifySelf: 'start' }}>
            <OpenEditor name="delete-page" portal={portal} />
          </div>
        ) : null}
      </div>
      <SaveStatusBar portalId={portal._id} />
    </UnsavedSections>
  );
}
