import { Button, spacing, TextInput } from '@portico/shared/ui';
import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react';

/** An input whose text is added to a list with Enter, with its button, or on blur. Must be inside a Field. */
export function TypedEntry({
  addLabel,
  onAdd,
  onBlurAdd = onAdd,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'size'> & {
  addLabel: string;
  /** Called with the trimmed text, never ''. Returns whether the text is taken; else it stays in the input. */
  onAdd: (text: string) => boolean;
  /** For text that was typed and not added. */
  onBlurAdd?: (text: string) => boolean;
}) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();

  function enter(add: (entered: string) => boolean): void {
    if (text === '' || add(text)) setTyped('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes, Enter accepts its suggestion.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    enter(onAdd);
  }

  return (
    <div css={{ display: 'flex', gap: spacing[2] }}>
      <div css={{ flex: 1, minInlineSize: 0 }}>
        <TextInput
          // Typed text has its own direction; the placeholder has the page's.
          dir={typed ? 'auto' : undefined}
          {...input}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => enter(onBlurAdd)}
        />
      </div>
      <Button variant="secondary" onClick={() => enter(onAdd)}>
        {addLabel}
      </Button>
    </div>
  );
}
