import { css } from '@emotion/react';
import type { Language } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, Directional, IconButton, media, radii, spacing } from '@portico/shared/ui';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Link } from 'lucide-react';
import { Fragment, type MouseEvent, memo, type ReactNode } from 'react';
import { afterNextPaint } from '../editing/after-next-paint.ts';
import { TOOLBAR_GROUPS, type ToolbarCommand } from './toolbar-commands.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: spacing[1],
  borderBlockEnd: `1px solid ${color.line}`,
  borderRadius: `${radii.md} ${radii.md} 0 0`,
  background: color.raised,
  // One scrollable row, because three rows would leave no space on a phone.
  [media.mobile]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
});
const divider = css({
  flex: 'none',
  inlineSize: 1,
  blockSize: 24,
  marginInline: spacing[1],
  background: color.line,
});
const tool = css({
  borderRadius: radii.sm,
  color: color.inkMuted,
  '&[aria-pressed=true]': { background: color.brandSoft, color: color.brandStrong },
});

/** A pointer press leaves the caret in the text; with the keyboard the focus stays on the button. */
const preventFocus = (event: MouseEvent) => event.preventDefault();
const byPointer = (event: MouseEvent) => event.detail > 0;

/**
 * The commands for the text at the caret: one tab stop, arrow keys between buttons. It subscribes to the editor itself,
 * so typing elsewhere in the form does not render it again.
 */
export const RichTextToolbar = memo(function RichTextToolbar(props: {
  editor: Editor;
  label: string;
  /** The language that is written. */
  language: Language;
  /** The id of the text that it controls. */
  controls: string;
  isLinkOpen: boolean;
  onLink: () => void;
}) {
  const { editor, label, language, controls, isLinkOpen, onLink } = props;
  const { t } = useText('mfe-creator');
  const roving = useRovingFocus();
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  return (
    <div
      {...roving}
      role="toolbar"
      aria-label={t('richText.toolbar', { label })}
      aria-controls={controls}
      css={bar}
    >
      {TOOLBAR_GROUPS.map(({ name, commands }, group) => (
        <Fragment key={name}>
          {group > 0 ? <span css={divider} aria-hidden="true" /> : null}
          {commands.map((command, index) => (
            <CommandButton
              key={command.name}
              editor={editor}
              command={command}
              language={language}
              isFirst={group === 0 && index === 0}
            />
          ))}
          {name === 'marks' ? (
            <IconButton
              label={t('richText.link')}
              aria-pressed={isLink}
              aria-expanded={isLinkOpen}
              tabIndex={-1}
              css={tool}
              onMouseDown={preventFocus}
              onClick={onLink}
            >
              <Link size={20} aria-hidden="true" />
            </IconButton>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
});

function CommandButton(props: {
  editor: Editor;
  command: ToolbarCommand;
  language: Language;
  isFirst: boolean;
}) {
  const { editor, command, language, isFirst } = props;
  const { t } = useText('mfe-creator');
  const { isOn, isPossible } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isOn: command.isOn?.(now),
      isPossible: command.isPossible?.(now) ?? true,
    }),
  });
  const press = async (event: MouseEvent) => {
    const isByPointer = byPointer(event);
    // The button is rendered first, because a change of the text renders the form around it again.
    await afterNextPaint();
    if (editor.isDestroyed) return;
    if (isByPointer) editor.commands.focus(undefined, { scrollIntoView: false });
    command.run(editor);
  };
  const { name, icon: Icon } = (directionOf(language) === 'rtl' && command.rightToLeft) || command;
  const icon = <Icon size={20} aria-hidden="true" />;
  return (
    <IconButton
      label={t(`richText.${name}`)}
      aria-pressed={isOn}
      aria-disabled={!isPossible || undefined}
      tabIndex={isFirst ? 0 : -1}
      css={tool}
      onMouseDown={preventFocus}
      onClick={(event) => void press(event)}
    >
      {inDirection(icon, command.isDirectional)}
    </IconButton>
  );
}

const inDirection = (icon: ReactNode, isDirectional = false) =>
  isDirectional ? <Directional>{icon}</Directional> : icon;
