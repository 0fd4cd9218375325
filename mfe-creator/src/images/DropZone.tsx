import { css } from '@emotion/react';
import type { Aspects } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import {
  color,
  fontSizes,
  media,
  radii,
  spacing,
  useFieldControl,
  visuallyHiddenStyles,
} from '@portico/shared/ui';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { ACCEPTED_FILES, filesOf } from './image-file.ts';

/** Largest height of a zone, in px; its width follows from its aspect ratio. */
const BLOCK_SIZE_MAX_PX = 380;

const zone = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radii.lg,
  border: `2px dashed ${color.lineStrong}`,
  background: color.surface,
  overflow: 'hidden',
  cursor: 'pointer',
  transition: 'background-color var(--motion-fast) var(--motion-ease)',
  '&:has(input:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  '&:has(input[aria-invalid=true])': { borderColor: color.danger },
  '&[data-over=true]': { background: color.brandSoft, borderColor: color.brand },
  [media.hover]: { '&:hover': { background: color.brandSoft } },
});

/**
 * A frame with the picture's aspect ratio that accepts image files by choosing, dropping and pasting. Must be inside a
 * Field, whose label, hint and error belong to its file input.
 */
export function DropZone(props: {
  shape: Aspects;
  /** The current picture, which covers the prompt. */
  picture?: ReactNode;
  /** Accepts several files at once. */
  multiple?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onFiles: (files: File[]) => void;
}) {
  const { shape, picture, multiple = false, inputRef, onFiles } = props;
  const { t } = useText('mfe-creator');
  const wiring: { id?: string } = useFieldControl();
  const [isOver, setOver] = useState(false);
  const ratio = shape.width / shape.height;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra; the input within does all
    <label
      htmlFor={wiring.id}
      data-over={isOver}
      css={[zone, picture ? { borderStyle: 'solid', borderColor: color.line } : undefined]}
      style={{ aspectRatio: ratio, inlineSize: `min(100%, ${Math.round(BLOCK_SIZE_MAX_PX * ratio)}px)` }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(filesOf(event.dataTransfer));
      }}
      onPaste={(event) => {
        const files = filesOf(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      <input
        {...wiring}
        ref={inputRef}
        type="file"
        accept={ACCEPTED_FILES}
        multiple={multiple}
        css={visuallyHiddenStyles}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Allows choosing the same file again.
          event.currentTarget.value = '';
          onFiles(files);
        }}
      />
      {picture ?? (
        <span
          css={{
            display: 'grid',
            justifyItems: 'center',
            gap: spacing[2],
            padding: spacing[4],
            textAlign: 'center',
            color: color.inkMuted,
          }}
        >
          <ImagePlus size={36} strokeWidth={1.5} aria-hidden="true" css={{ color: color.brandStrong }} />
          <span css={{ color: color.ink, fontWeight: 'var(--font-medium)' }}>
            {t(multiple ? 'picture.chooseMany' : 'picture.choose')}
          </span>
          <span css={{ fontSize: fontSizes.sm, [media.touch]: { display: 'none' } }}>
            {t('picture.drop')}
          </span>
        </span>
      )}
    </label>
  );
}
