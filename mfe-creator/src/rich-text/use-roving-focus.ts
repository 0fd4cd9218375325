import { useText } from '@portico/shared/platform';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/**
 * For a toolbar: one tab stop, and arrow keys (in reading direction), Home and End between its buttons. Tab returns to
 * the last focused button; buttons are rendered with tabIndex -1, `first` with 0.
 */
export function useRovingFocus() {
  const { direction } = useText('mfe-creator');
  const toolbar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(toolbar.current?.querySelectorAll('button') ?? [])];

  const onFocus = ({ target }: FocusEvent) => {
    for (const button of buttons()) button.tabIndex = button === target ? 0 : -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    if (at < 0) return;
    const next = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const previous = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = {
      [next]: (at + 1) % all.length,
      [previous]: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all[target]?.focus();
  };
  return { ref: toolbar, onFocus, onKeyDown };
}
