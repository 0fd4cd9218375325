import { useNavigate } from '@portico/shared/platform';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hitAddress } from './hit-address.ts';
import type { Hit } from './search.api.ts';
import { searchAddress } from './search-address.ts';
import type { SearchScope } from './search-requests.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

export interface Combobox {
  input: RefObject<HTMLInputElement | null>;
  suggestions: Suggestions;
  isShown: boolean;
  /** Options in the panel; empty while it is hidden. */
  options: readonly Hit[];
  /** Index of the option that the arrow keys have selected; -1 for none. */
  active: number;
  /** That option, if the panel shows it. */
  activeOption: Hit | undefined;
  close: () => void;
  onFocus: () => void;
  onInput: (event: FormEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: (event: FormEvent) => void;
  /** For the element that contains input and panel. */
  onBlur: (event: FocusEvent) => void;
}

/** State of the search box: text, panel and selected option; the focus stays in the input. [HOME-11] */
export function useCombobox(scope: SearchScope, initialText: string): Combobox {
  const navigate = useNavigate();
  const [text, setText] = useState(initialText);
  const input = useInitialText(initialText, setText);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? text : '', scope);
  const hits = suggestions.kind === 'ready' ? suggestions.hits : [];
  const isShown = isOpen && suggestions.kind !== 'none';
  const activeOption = isShown ? hits[active] : undefined;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const go = (address: string) => {
    close();
    void navigate(address);
  };
  const move = (step: 1 | -1) => {
    setIsOpen(true);
    if (hits.length > 0) setActive(nextActive(active, step, hits.length));
  };

  return {
    input,
    suggestions,
    isShown,
    options: isShown ? hits : [],
    active,
    activeOption,
    close,
    onFocus: () => setIsOpen(true),
    onInput(event) {
      setText(event.currentTarget.value);
      setIsOpen(true);
      setActive(-1);
    },
    onKeyDown(event) {
      if (event.nativeEvent.isComposing) return;
      const act = keyAction(event.key, {
        Escape: isShown ? close : undefined,
        ArrowDown: () => move(1),
        ArrowUp: () => move(-1),
        Enter: activeOption && (() => go(hitAddress(activeOption))),
      });
      if (!act) return;
      event.preventDefault();
      act();
    },
    onSubmit(event) {
      event.preventDefault();
      go(searchAddress(input.current?.value ?? '', scope));
    },
    onBlur(event) {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
}

type KeyActions = Record<'Escape' | 'ArrowDown' | 'ArrowUp' | 'Enter', (() => void) | undefined>;

const keyAction = (key: string, actions: KeyActions): (() => void) | undefined =>
  key in actions ? actions[key as keyof KeyActions] : undefined;

/**
 * Calls back first with what was typed before hydration, later with the text of another search, such as after a back
 * navigation.
 */
function useInitialText(
  initialText: string,
  onText: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const shownFor = useRef(initialText);
  useEffect(() => {
    if (!input.current) return;
    if (shownFor.current !== initialText) input.current.value = initialText;
    shownFor.current = initialText;
    onText(input.current.value);
  }, [initialText, onText]);
  return input;
}

/** The next selected hit; past either end none is selected, and Enter searches for the text. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const next = active + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}
