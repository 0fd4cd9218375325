import { usePortalQuery } from '@portico/shared/api';
import { isPortalManager } from '@portico/shared/domain';
import { type SlotProps, selectUser, useSelector, useText } from '@portico/shared/platform';
import { createPortal } from 'react-dom';
import { DraftTools } from '../drafts/DraftTools.tsx';
import { SaveStatusBar } from './saving/SaveStatusBar.tsx';
import { CatalogLink } from './tools/CatalogLink.tsx';
import { DeleteEntry } from './tools/DeleteEntry.tsx';
import { HideSwitch } from './tools/HideSwitch.tsx';
import { OpenEditor } from './tools/OpenEditor.tsx';
import { partTools, type Tool } from './tools/part-tools.ts';

/** The editing tools of one part of a portal page. [EDIT-02, EDIT-03] */
export function Component({ portalId, part, index }: SlotProps['portal.tools']) {
  const { localize } = useText('mfe-creator');
  const user = useSelector(selectUser);
  const { currentData: portal } = usePortalQuery({ id: portalId });
  if (!portal) return null;
  const entry =
    index === undefined ? undefined : (part === 'link' ? portal.links : portal.galleryImages)?.[index];
  const entryName = entry && localize(entry.title);

  const button = (tool: Tool, isMain: boolean) => {
    switch (tool.kind) {
      case 'open':
        // Co-editors leave the page under "Editors"; only the owner deletes it. [OPEN-54]
        if (tool.editor === 'delete-page' && !isPortalManager(portal, user)) return null;
        // They change the live page.
        if (portal.draft?.isShown && (tool.editor === 'privacy' || tool.editor === 'versions')) return null;
        return (
          <OpenEditor
            key={tool.editor}
            name={tool.editor}
            portal={portal}
            index={index}
            entryName={entryName}
            isCompact={!isMain && part !== 'page'}
          />
        );
      case 'hide':
        return <HideSwitch key="hide" portal={portal} section={tool.section} />;
      case 'delete':
        return entryName === undefined || index === undefined ? null : (
          <DeleteEntry key="delete" portal={portal} list={tool.list} index={index} entryName={entryName} />
        );
      case 'catalog':
        return <CatalogLink key="catalog" portal={portal} />;
    }
  };
  const tools = partTools[part].map((tool, place) => button(tool, place === 0));
  return part === 'page'
    ? [
        ...tools,
        <DraftTools key="draft" portal={portal} />,
        createPortal(
          <SaveStatusBar portalId={portalId} isUndoElsewhere={portal.draft?.isShown ?? false} />,
          document.body,
          'status',
        ),
      ]
    : tools;
}
