import { useNavigate, useText } from '@portico/shared/platform';
import { Button, color, media, radii, spacing, TextInput, VisuallyHidden } from '@portico/shared/ui';
import { Search } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { hitAddress } from './hit-address.ts';
import { optionId, SuggestionPanel } from './SuggestionPanel.tsx';
import { keptFields, searchAddress } from './search-address.ts';
import type { SearchScope } from './search-requests.ts';
import { useSuggestions } from './use-suggestions.ts';

const EVERYWHERE: SearchScope = { kind: 'everywhere' };

/**
 * The search box: a form that works before and without script, and a dropdown of hits while one types, which the arrow
 * keys walk through. [HOME-01, HOME-11, TOWN-03, TOWN-04, OPEN-33]
 */
export function SearchCombobox(props: {
  scope?: SearchScope | undefined;
  /** The text that is being searched for already. */
  initialText?: string | undefined;
}) {
  const { scope = EVERYWHERE, initialText = '' } = props;
  const { t } = useText('mfe-discovery');
  const navigate = useNavigate();
  const panelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initialText);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? text : '', scope);
  const hits = suggestions.kind === 'ready' ? suggestions.hits : [];
  const isShown = isOpen && suggestions.kind !== 'none';
  const hasOptions = isShown && hits.length > 0;
  const activeHit = isShown ? hits[active] : undefined;

  /** First what was typed before the script was here; later the text of another search, such as the one gone back to. */
  const shownFor = useRef(initialText);
  useEffect(() => {
    if (!input.current) return;
    if (shownFor.current !== initialText) input.current.value = initialText;
    shownFor.current = initialText;
    setText(input.current.value);
  }, [initialText]);

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const go = (address: string) => {
    close();
    void navigate(address);
  };
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    setText(event.currentTarget.value);
    setIsOpen(true);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      if (hits.length > 0) setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, hits.length));
    } else if (event.key === 'Enter' && activeHit) {
      event.preventDefault();
      go(hitAddress(activeHit));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    go(searchAddress(input.current?.value ?? '', scope));
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  const label = t(`search.label.${scope.kind}`);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices the focus leaving
    <div role="search" css={{ position: 'relative' }} onBlur={onBlur}>
      <form action={scope.kind === 'towns' ? '/towns' : '/portals'} method="get" onSubmit={onSubmit}>
        <label htmlFor={`${panelId}-input`}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <span css={{ display: 'block', position: 'relative' }}>
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
            aria-activedescendant={activeHit ? optionId(panelId, active) : undefined}
            onInput={onInput}
            onFocus={() => setIsOpen(true)}
            onKeyDown={onKeyDown}
            css={{
              minBlockSize: 56,
              borderRadius: radii.pill,
              borderColor: color.line,
              boxShadow: 'var(--shadow-md)',
              paddingInlineEnd: 64,
              [media.tabletUp]: { paddingInlineEnd: 128 },
              '&::-webkit-search-cancel-button': { appearance: 'none' },
            }}
          />
          <span css={{ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6 }}>
            <SubmitButton label={t('search.submit')} />
          </span>
        </span>
        {keptFields(scope).map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </form>
      {isShown ? (
        <SuggestionPanel
          id={panelId}
          label={label}
          suggestions={suggestions}
          scope={scope}
          active={active}
          onChosen={close}
        />
      ) : null}
      <VisuallyHidden>
        <span role="status">{hasOptions ? t('search.found', { value: hits.length }) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Round with a magnifier on a phone, with its word on wider screens. */
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

/** One step among the hits; past either end nothing is active, and Enter means the text itself. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const next = active + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}
