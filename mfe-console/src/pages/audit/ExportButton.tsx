import { failureMessage } from '@portico/shared/api';
import { MAX_EXPORTED_ENTRIES } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { saveFile } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Button } from '@portico/shared/ui';
import { Download } from 'lucide-react';
import { useMessages } from '../../messages/use-messages.ts';
import { type AuditQuery, useExportAuditMutation } from './audit.api.ts';

/** Lines of a full file: the header, the entries and the empty end. */
const FULL = MAX_EXPORTED_ENTRIES + 2;

/** Spreadsheets need it to read UTF-8; the browser removes it when it decodes the reply. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads the entries that the filters find as a CSV file. */
export function ExportButton({ query }: { query: AuditQuery }) {
  const { t } = useMessages();
  const notify = useNotify();
  const [exportAudit, { isLoading, reset }] = useExportAuditMutation();

  async function save() {
    const { data, error } = await exportAudit(query);
    if (data === undefined) {
      return notify({ tone: 'danger', text: t('audit.exportFailed'), detail: failureMessage(error) });
    }
    saveFile(new Blob([BYTE_ORDER_MARK, data], { type: 'text/csv;charset=utf-8' }), 'audit.csv');
    const isCut = data.split('\r\n').length >= FULL;
    notify({
      tone: isCut ? 'warning' : 'success',
      text: isCut
        ? t('audit.exportCut', { number: groupedNumber(MAX_EXPORTED_ENTRIES) })
        : t('audit.exported'),
    });
    // The text of the file need not stay in memory.
    reset();
  }

  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      loading={isLoading}
      onClick={() => void save()}
    >
      {t('audit.export')}
    </Button>
  );
}
