import type { PortalVersion } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { Dialog, useDeferredClose } from '@portico/shared/ui';
import { useState } from 'react';
import type { EditorProps } from '../editing/editor-props.ts';
import { VersionList } from './VersionList.tsx';
import { VersionView } from './VersionView.tsx';

/** The last versions of a page: lists, shows, compares and restores them. [T-49] */
export function VersionsEditor({ portal, onClose }: EditorProps) {
  const { t } = useText('mfe-creator');
  const { isClosing, close } = useDeferredClose(onClose);
  const [opened, setOpened] = useState<PortalVersion>();
  return (
    <Dialog
      open={!isClosing}
      onClose={close}
      title={t('versions.title')}
      closeLabel={t('editors.close')}
      size="lg"
    >
      {opened ? (
        <VersionView
          portal={portal}
          version={opened}
          onBack={() => setOpened(undefined)}
          onRestored={close}
        />
      ) : (
        <VersionList portal={portal} onOpen={setOpened} />
      )}
    </Dialog>
  );
}
