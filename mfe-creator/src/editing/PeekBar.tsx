import { useText } from '@portico/shared/platform';
import { Button, color, radii, spacing } from '@portico/shared/ui';
import { useEffect, useRef } from 'react';

/** Shown over the newer version: leads back to the unsaved changes. [T-49] */
export function PeekBar({ onBack }: { onBack: () => void }) {
  const { t } = useText('mfe-creator');
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div
      role="status"
      css={{
        position: 'fixed',
        insetInline: spacing[4],
        insetBlockEnd: `var(--above-bottom-bar, ${spacing[4]})`,
        zIndex: 'var(--layer-toast)',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: spacing[3],
        maxInlineSize: 640,
        marginInline: 'auto',
        padding: `${spacing[3]} ${spacing[4]}`,
        borderRadius: radii.lg,
        background: color.raised,
        color: color.ink,
        boxShadow: 'var(--shadow-lg)',
      }}
    >
      <span>{t('editors.conflict.looking')}</span>
      <Button ref={back} onClick={onBack}>
        {t('editors.conflict.back')}
      </Button>
    </div>
  );
}
