import { css } from '@emotion/react';
import type { GalleryEntry } from '@portico/shared/domain';
import { spacing } from '@portico/shared/ui';
import { type ComponentPropsWithRef, useContext } from 'react';
import { EditTools } from '../editing/EditTools.tsx';
import { EditingContext, editable } from '../editing/editing.ts';

const withTools = css({ display: 'grid', alignContent: 'start', gap: spacing[2] });

/** An item in a list, with its tools for editors. [EDIT-02] */
export function GalleryListItem({
  entry,
  children,
  ...props
}: ComponentPropsWithRef<'li'> & { entry: GalleryEntry }) {
  const isEditing = useContext(EditingContext) !== null;
  return (
    <li {...props} {...(isEditing ? editable : {})} css={isEditing && withTools}>
      {children}
      <EditTools part="galleryItem" index={entry.index} />
    </li>
  );
}
