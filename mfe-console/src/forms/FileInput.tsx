import { color, controlStyles, spacing, useFieldControl } from '@portico/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';

/** A file input that shows the chosen file in our own words, because browsers word it in their own language. */
export function FileInput({
  fileName,
  ...props
}: ComponentPropsWithRef<'input'> & { fileName: string | undefined }) {
  const { t } = useMessages();
  const wiring = useFieldControl();
  return (
    <span css={{ position: 'relative', display: 'block' }}>
      <input
        type="file"
        {...wiring}
        {...props}
        css={{ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' }}
      />
      <span
        aria-hidden="true"
        css={[
          controlStyles,
          {
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: spacing[3],
            color: fileName ? color.ink : color.inkMuted,
            'input:focus-visible + &': { outline: `2px solid ${color.focus}` },
          },
        ]}
      >
        <bdi css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {fileName ?? t('form.noFile')}
        </bdi>
        <span css={{ flex: 'none', color: color.brandStrong, fontWeight: 'var(--font-medium)' }}>
          {t('form.chooseFile')}
        </span>
      </span>
    </span>
  );
}
