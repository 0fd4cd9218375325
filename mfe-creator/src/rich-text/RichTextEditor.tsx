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
  /** Called at every change; '' if nothing visible is left. */
  onChange: (html: string) => void;
  /** Accessible name; the visible label is that of the Field. */
  label: string;
  /** The edited language. */
  language: Language;
  /** The id of a description, such as a length hint. */
  describedBy?: string | undefined;
}

/** Height of the shell's navbar. */
const NAVBAR_PX = 61;

const frame = css({
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radii.md,
  background: color.surface,
  '&:has([contenteditable=true]:focus-visible)': {
    outline: `2px solid ${color.focus}`,
    borderColor: color.focus,
  },
  // The click area has the whole width; the lines have a limited length.
  '& > :last-child': { maxInlineSize: 'none' },
  '&:has([contenteditable][aria-invalid=true])': { borderColor: color.danger },
});
/** Sticky above a long text: below the navbar, or at the top of a dialog, whose padding it covers. */
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
    // Required by the editing library: white space as typed, and no ligatures that hide the caret.
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    fontVariantLigatures: 'none',
    [media.tabletUp]: { minBlockSize: 220 },
  },
  '& .ProseMirror > *': { marginBlock: `0 ${spacing[3]}`, maxInlineSize: 'var(--size-measure)' },
  '& .ProseMirror > :last-child': { marginBlockEnd: 0 },
  '& .ProseMirror li > p': { marginBlock: 0 },
  // An empty line starts at the same side as the page's text.
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

/**
 * Rich text with headings, lists and links. Large, so it is loaded through RichTextField; produces only what pages may
 * show. [T-11]
 */
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
  // Changed options make the library render the whole text again, also for a letter in another field of the form.
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
    // The content security policy blocks the library's styles; ours are above.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      known.current = htmlOf(now);
      changed.current(known.current);
    },
  });

  useEffect(() => {
    // A value that equals our own change must not move the caret.
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
          language={language}
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

/** The HTML as the server stores it; '' if nothing is visible. */
function htmlOf({ state }: Editor): string {
  const { doc, schema } = state;
  let isBlank = doc.textContent.trim() === '';
  doc.descendants((node) => {
    if (node.isAtom && !node.isText && node.type.name !== 'hardBreak') isBlank = false;
    return isBlank;
  });
  return isBlank ? '' : writtenHtml(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
}
