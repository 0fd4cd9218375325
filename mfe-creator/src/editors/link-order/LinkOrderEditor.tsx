import { useText } from '@portico/shared/platform';
import type { EditorProps } from '../editor-props.ts';
import { OrderEditor } from '../sortable/OrderEditor.tsx';
import { withoutAddresses } from '../taken-picture.ts';

/** The order of the external links. */
export function LinkOrderEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  return (
    <OrderEditor
      {...props}
      title={t('editors.link-order.title')}
      hint={t('sortable.hint')}
      entriesOf={({ links = [] }) => links}
      changes={(links) => ({ links: links.map(withoutAddresses) })}
    />
  );
}
