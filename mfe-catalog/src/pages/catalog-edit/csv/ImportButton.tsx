import { Button, visuallyHiddenStyles } from '@portico/shared/ui';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';

const ImportDialog = lazy(async () => {
  const { ImportDialog: Dialog } = await import(/* webpackChunkName: "csv" */ './ImportDialog.tsx');
  return { default: Dialog };
});

/** Selects a CSV file and opens its preview. [OPEN-08] */
export function ImportButton({ catalogId }: { catalogId: string }) {
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileUp size={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('csv.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/tab-separated-values"
        aria-label={t('csv.choose')}
        tabIndex={-1}
        css={visuallyHiddenStyles}
        onChange={(event) => {
          setFile(event.target.files?.[0]);
          // Lets the same file be selected again after it was corrected.
          event.target.value = '';
        }}
      />
      {file ? (
        <Suspense fallback={null}>
          <ImportDialog file={file} catalogId={catalogId} onClose={() => setFile(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
