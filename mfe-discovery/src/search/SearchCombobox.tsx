import { useText } from '@portico/shared/platform';
import {
  Button,
  color,
  matchParent,
  media,
  radii,
  spacing,
  TextInput,
  VisuallyHidden,
} from '@portico/shared/ui';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { optionId, SuggestionPanel } from './SuggestionPanel.tsx';
import { hiddenFields } from './search-address.ts';
import type { SearchScope } from './search-requests.ts';
import { type Combobox, useCombobox } from './use-combobox.ts';

const EVERYWHERE: SearchScope = { kind: 'everywhere' };

/**
 * The search box: a form that works without script, and a dropdown of hits that the arrow keys navigate. [HOME-01,
 * HOME-11, TOWN-03, TOWN-04, OPEN-33]
 */
export function SearchCombobox(props: {
  scope?: SearchScope | undefined;
  /** The text of the current search. */
  initialText?: string | undefined;
}) {
  const { scope = EVERYWHERE, initialText = '' } = props;
  const { t } = useText('mfe-discovery');
  const panelId = useId();
  const combobox = useCombobox(scope, initialText);
  const { options } = combobox;
  const label = t(`search.label.${scope.kind}`);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only detects that the focus leaves
    <div role="search" css={{ position: 'relative' }} onBlur={combobox.onBlur}>
      <form action={scope.kind === 'towns' ? '/towns' : '/portals'} method="get" onSubmit={combobox.onSubmit}>
        <label htmlFor={`${panelId}-input`}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <span css={{ display: 'block', position: 'relative' }}>
          <SearchInput {...{ combobox, scope, initialText, panelId }} />
          <span css={{ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6 }}>
            <SubmitButton label={t('search.submit')} />
          </span>
        </span>
        {hiddenFields(scope).map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </form>
      {combobox.isShown ? (
        <SuggestionPanel
          id={panelId}
          label={label}
          suggestions={combobox.suggestions}
          scope={scope}
          active={combobox.active}
          onChosen={combobox.close}
        />
      ) : null}
      <VisuallyHidden>
        <span role="status">{options.length > 0 ? t('search.found', { value: options.length }) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

function SearchInput(props: {
  combobox: Combobox;
  scope: SearchScope;
  initialText: string;
  panelId: string;
}) {
  const { scope, initialText, panelId } = props;
  const { input, options, active, activeOption, onInput, onFocus, onKeyDown } = props.combobox;
  const { t } = useText('mfe-discovery');
  const hasOptions = options.length > 0;
  return (
    <TextInput
      ref={input}
      id={`${panelId}-input`}
      icon={<Search size={20} />}
      type="search"
      name="title"
      defaultValue={initialText}
      placeholder={t(`search.placeholder.${scope.kind}`)}
      maxLength={200}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={hasOptions}
      aria-controls={hasOptions ? panelId : undefined}
      aria-activedescendant={activeOption ? optionId(panelId, active) : undefined}
      onInput={onInput}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      css={{
        minBlockSize: 56,
        borderRadius: radii.pill,
        borderColor: color.line,
        boxShadow: 'var(--shadow-md)',
        // Typed words run in their own direction, on the page's side; `dir` would move the room for the button.
        unicodeBidi: 'plaintext',
        textAlign: matchParent,
        paddingInlineEnd: 64,
        [media.tabletUp]: { paddingInlineEnd: 128 },
        '&::-webkit-search-cancel-button': { appearance: 'none' },
      }}
    />
  );
}

/** An icon button on a phone, with text on wider screens. */
function SubmitButton({ label }: { label: string }) {
  return (
    <Button
      type="submit"
      css={{
        borderRadius: radii.pill,
        [media.mobile]: { inlineSize: 44, paddingInline: 0 },
        [media.tabletUp]: { paddingInline: spacing[6] },
      }}
    >
      <span css={{ [media.tabletUp]: { display: 'none' } }}>
        <Search size={20} aria-hidden="true" />
      </span>
      <span css={{ [media.mobile]: { position: 'absolute', opacity: 0, pointerEvents: 'none' } }}>
        {label}
      </span>
    </Button>
  );
}
