import { useText } from '@portico/shared/platform';
import { Button, media } from '@portico/shared/ui';
import { Camera } from 'lucide-react';
import { useRef } from 'react';

/** Opens the camera of a phone, one photo at a time: a page may open it on a press only. */
export function CameraButton({ hasTaken, onFiles }: { hasTaken: boolean; onFiles: (files: File[]) => void }) {
  const { t } = useText('mfe-creator');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div css={{ display: 'none', [media.touch]: { display: 'block' } }}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          onFiles(files);
        }}
      />
      <Button
        variant="secondary"
        icon={<Camera size={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t(hasTaken ? 'picture.takeNext' : 'picture.take')}
      </Button>
    </div>
  );
}
