import { useText } from '@portico/shared/platform';
import type { EditorProps } from '../../editing/editor-props.ts';
import { OrderEditor } from '../../editing/sortable/OrderEditor.tsx';
import { withoutAddresses } from '../../editing/taken-picture.ts';

/** The order of the external links. */
export function LinksEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  return (
    <OrderEditor
      {...props}
      title={t('editors.links.title')}
      hint={t('sortable.hint')}
      entriesOf={({ links = [] }) => links}
      changes={(links) => ({ links: links.map(withoutAddresses) })}
    />
  );
}
