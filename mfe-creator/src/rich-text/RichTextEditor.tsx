import { css } from '@emotion/react';
import type { Language } from '@portico/shared/contracts';
import { color, media, RichText, radii, spacing, useFieldControl } from '@portico/shared/ui';
import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { editorExtensions } from './editor-extensions.ts';
import { LinkForm } from './LinkForm.tsx';
import { pastedHtml } from './pasted-html.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { writtenHtml } from './written-html.ts';

export interface RichTextEditorProps {
  /** Cleaned HTML; '' for none. */
  value: string;
  /** At every change; '' once nothing visible is left. */
  onChange: (html: string) => void;
  /** Its name for screen readers. The rendered label is the Field's around it. */
  label: string;
  /** The language that is written. */
  language: Language;
  /** The id of a remark, such as a length hint. */
  describedBy?: string | undefined;
}

/** How much of the window's head the shell's navbar takes. */
const NAVBAR_PX = 61;

const frame = css({
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radii.md,
  background: color.surface,
  '&:has([contenteditable=true]:focus-visible)': {
    outline: `2px solid ${color.focus}`,
    borderColor: color.focus,
  },
  // The whole width is for pressing; the lines keep the measure.
  '& > :last-child': { maxInlineSize: 'none' },
  '&:has([contenteditable][aria-invalid=true])': { borderColor: color.danger },
});
/** Stays in sight over a long text: under the navbar, or at the head of a dialog, whose inner space it covers. */
const head = css({
  position: 'sticky',
  insetBlockStart: NAVBAR_PX,
  zIndex: 1,
  borderRadius: `${radii.md} ${radii.md} 0 0`,
  overflow: 'hidden',
  'dialog &': { insetBlockStart: `calc(-1 * ${spacing[1]})` },
});
const page = css({
  '& .ProseMirror': {
    position: 'relative',
    minBlockSize: 180,
    padding: spacing[4],
    outline: 'none',
    fontSize: 'max(1rem, 16px)',
    lineHeight: 'var(--font-leading)',
    // What the editing library needs: spaces as typed, and no ligatures that hide the caret.
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    fontVariantLigatures: 'none',
    [media.tabletUp]: { minBlockSize: 220 },
  },
  '& .ProseMirror > *': { marginBlock: `0 ${spacing[3]}`, maxInlineSize: 'var(--size-measure)' },
  '& .ProseMirror > :last-child': { marginBlockEnd: 0 },
  '& .ProseMirror li > p': { marginBlock: 0 },
  // An empty line begins where the page's do.
  '& .ProseMirror :is(p, h2, h3, h4):has(> br.ProseMirror-trailingBreak:only-child)': {
    direction: 'inherit',
  },
  '& .ProseMirror a': { cursor: 'text' },
  '& .ProseMirror-selectednode': { outline: `2px solid ${color.focus}` },
  '& .ProseMirror-gapcursor': {
    display: 'none',
    position: 'absolute',
    pointerEvents: 'none',
    '&::after': {
      content: '""',
      display: 'block',
      inlineSize: 20,
      borderBlockStart: `1px solid ${color.ink}`,
    },
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
});

/** Text with headings, lists and links; heavy, so it is loaded through RichTextField. Makes only what pages may show. [T-11] */
export function RichTextEditor({ value, onChange, label, language, describedBy }: RichTextEditorProps) {
  const [isLinkOpen, setLinkOpen] = useState(false);
  const field: { id?: string; 'aria-describedby'?: string | undefined; 'aria-invalid'?: true | undefined } =
    useFieldControl();
  const ownId = useId();
  const id = field.id ?? ownId;
  const known = useRef(value);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  const descriptions = [field['aria-describedby'], describedBy].filter(Boolean).join(' ');
  const isInvalid = field['aria-invalid'] ?? false;
  const [content] = useState(value);
  // Options that differ have the whole text rendered again, which a letter in any field of the form would ask for.
  const editorProps = useMemo(
    () => ({
      attributes: () => ({
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        ...(descriptions ? { 'aria-describedby': descriptions } : {}),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      }),
      transformPastedHTML: pastedHtml,
    }),
    [id, label, language, descriptions, isInvalid],
  );
  const editor = useEditor({
    extensions: editorExtensions,
    content,
    // The page's content policy allows no styles from elsewhere; ours are above.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      known.current = htmlOf(now);
      changed.current(known.current);
    },
  });

  useEffect(() => {
    // What came back from our own change must not move the caret.
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const toggleLink = useCallback(() => setLinkOpen((isOpen) => !isOpen), []);
  return (
    <div css={frame}>
      <div css={head}>
        <RichTextToolbar
          editor={editor}
          label={label}
          controls={id}
          isLinkOpen={isLinkOpen}
          onLink={toggleLink}
        />
        {isLinkOpen ? <LinkForm editor={editor} onDone={() => setLinkOpen(false)} /> : null}
      </div>
      <RichText>
        <EditorContent editor={editor} css={page} />
      </RichText>
    </div>
  );
}

/** What is written, as the server keeps it; '' when there is nothing to see. */
function htmlOf({ state }: Editor): string {
  const { doc, schema } = state;
  let isBlank = doc.textContent.trim() === '';
  doc.descendants((node) => {
    if (node.isAtom && !node.isText && node.type.name !== 'hardBreak') isBlank = false;
    return isBlank;
  });
  return isBlank ? '' : writtenHtml(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
}
