import { Button, StateMessage } from '@portico/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormSection } from '../forms/FormSection.tsx';
import { ListState } from '../lists/ListState.tsx';
import type { Rows } from './places.api.ts';

/** The section of the records that are assigned to a town or listing, with a button that assigns more. */
export function AssignedRecords<Row>(props: {
  labels: Record<'title' | 'text' | 'assign' | 'none' | 'noneText', string>;
  query: {
    data?: Rows<Row> | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  onAssign: () => void;
  /** The `RecordPicker` that the button opens. */
  picker: ReactNode;
  children: (data: Rows<Row>) => ReactNode;
}) {
  const { labels, query, onAssign, picker, children } = props;
  const { data, error, isFetching, refetch } = query;

  function content() {
    if (!data || (error && !isFetching)) {
      return <ListState error={isFetching ? undefined : error} onRetry={refetch} />;
    }
    if (data.total === 0) return <StateMessage kind="empty" title={labels.none} text={labels.noneText} />;
    return children(data);
  }
  return (
    <FormSection
      title={labels.title}
      text={labels.text}
      action={
        <Button variant="secondary" icon={<Plus size={18} aria-hidden="true" />} onClick={onAssign}>
          {labels.assign}
        </Button>
      }
    >
      {content()}
      {picker}
    </FormSection>
  );
}
