import { useText } from '@portico/shared/platform';
import { Button, Cluster, color, Field, spacing, TextInput } from '@portico/shared/ui';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { linkAddress } from './link-address.ts';

/**
 * Asks for the target of the selected text; without a selection the address is inserted. Not a form element, because it
 * is inside other forms. [T-12]
 */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useText('mfe-creator');
  const titleId = useId();
  const [present] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [address, setAddress] = useState(present);
  const [isRefused, setRefused] = useState(false);

  const finish = () => {
    onDone();
    editor.commands.focus();
  };
  const apply = () => {
    const href = linkAddress(address);
    if (href === undefined) return setRefused(true);
    setLink(editor, href, address.trim());
    return finish();
  };
  const remove = () => {
    editor.commands.unsetLink();
    finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      apply();
    }
    if (event.key === 'Escape') {
      // Escape must not close the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      finish();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside pass here
    <div
      role="group"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      css={{
        display: 'grid',
        gap: spacing[3],
        padding: spacing[3],
        borderBlockEnd: `1px solid ${color.line}`,
        background: color.sunken,
      }}
    >
      <Field
        label={<span id={titleId}>{t('richText.linkAddress')}</span>}
        hint={t('richText.linkHint')}
        error={isRefused ? t('richText.linkRefused') : null}
      >
        <TextInput
          // Not type url, which rejects paths and e-mail addresses.
          inputMode="url"
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- pressing the link's button asks for this field
          autoFocus
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            setRefused(false);
          }}
        />
      </Field>
      <Cluster gap={2}>
        <Button size="sm" onClick={apply}>
          {t('richText.linkApply')}
        </Button>
        {present ? (
          <Button size="sm" variant="secondary" onClick={remove}>
            {t('richText.linkRemove')}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={finish}>
          {t('richText.linkCancel')}
        </Button>
      </Cluster>
    </div>
  );
}

function setLink(editor: Editor, href: string, typed: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.setLink({ href }).run();
  }
}
