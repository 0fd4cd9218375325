import { css } from '@emotion/react';
import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/Button.tsx';
import { color, radii } from '../tokens/tokens.ts';
import { controlStyles } from './control-styles.ts';

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: 5,
  borderRadius: radii.lg,
  border: `1px solid ${color.lineStrong}`,
  background: color.surface,
  color: color.ink,
  boxShadow: 'var(--shadow-md)',
  /** One focus ring around the whole box, with its own background, because it may lie on a photo. */
  '&:focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
});

const input = css({
  ...controlStyles,
  flex: 1,
  minBlockSize: 44,
  paddingInline: 8,
  paddingBlock: 0,
  border: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  // Empty, it runs like the page.
  '&:placeholder-shown': { direction: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&::-webkit-search-cancel-button': { appearance: 'none' },
});

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  /** What is searched: the input's accessible name. */
  label: string;
  placeholder?: string | undefined;
  submitLabel: string;
  /** Props of the input: name, defaultValue or value and onChange, ref. */
  input: ComponentPropsWithRef<'input'>;
  /** Props of the form: action and method, so that it works without script, onSubmit, and hidden fields as children. */
  form: ComponentPropsWithRef<'form'>;
}

/** A search form: icon, input and button in one frame. */
export function SearchBox({ label, placeholder, submitLabel, ...props }: SearchBoxProps) {
  const { children, ...form } = props.form;
  return (
    <form role="search" css={box} {...form}>
      {children}
      <Search
        size={20}
        aria-hidden="true"
        css={{ flex: 'none', marginInlineStart: 11, color: color.inkSubtle }}
      />
      <input
        type="search"
        dir="auto"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        css={input}
        {...props.input}
      />
      <Button type="submit">{submitLabel}</Button>
    </form>
  );
}
