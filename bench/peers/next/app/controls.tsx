'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Link as LinkContent, PageContent } from './page-content.ts';

const LANGUAGE_ICON = 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6';
const MENU_ICON = 'M4 5h16M4 12h16M4 19h16';
const SEARCH_ICON = 'm21 21-4.3-4.3M11 3a8 8 0 1 0 0 16a8 8 0 0 0 0-16';

function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}

export function LanguageMenu({ languages }: { languages: LinkContent[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label="Language" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon path={LANGUAGE_ICON} />
      </button>
      {isOpen && (
        <nav>
          {languages.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

export function SiteMenu({ links }: { links: LinkContent[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <nav className={isOpen ? '' : 'links'}>
        {links.map(({ href, text }) => (
          <Link key={href} href={href}>
            {text}
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className="menu"
        aria-label="Menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon path={MENU_ICON} />
      </button>
    </>
  );
}

/** Suggests titles while one types, like ours. */
export function SearchBox({ placeholder, button }: NonNullable<PageContent['search']>) {
  const router = useRouter();
  const [title, setTitle] = useState('');
  const [suggestions, setSuggestions] = useState<{ id: string; title: string }[]>([]);
  const suggest = async (typed: string): Promise<void> => {
    setTitle(typed);
    const response = await fetch(`/api/places?title=${encodeURIComponent(typed)}`);
    setSuggestions(await response.json());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    router.push(`/portals?title=${encodeURIComponent(title)}`);
  };
  return (
    <form className="search" onSubmit={submit}>
      <Icon path={SEARCH_ICON} />
      <input
        type="search"
        name="title"
        list="suggestions"
        placeholder={placeholder}
        value={title}
        onChange={(event) => void suggest(event.target.value)}
      />
      <datalist id="suggestions">
        {suggestions.map((one) => (
          <option key={one.id}>{one.title}</option>
        ))}
      </datalist>
      <button type="submit" className="brand">
        {button}
      </button>
    </form>
  );
}

export function More({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div hidden={!isOpen}>{children}</div>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        …
      </button>
    </>
  );
}

export function Actions({ labels }: { labels: string[] }) {
  const [pressed, setPressed] = useState<string>();
  return (
    <div className="actions">
      {labels.map((label) => (
        <button key={label} type="button" aria-pressed={pressed === label} onClick={() => setPressed(label)}>
          {label}
        </button>
      ))}
    </div>
  );
}

export function Carousel({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const scroll = (pages: number): void =>
    list.current?.scrollBy({ left: pages * list.current.clientWidth, behavior: 'smooth' });
  return (
    <>
      <ul className={className} ref={list}>
        {children}
      </ul>
      <button type="button" aria-label="Back" onClick={() => scroll(-1)}>
        ‹
      </button>
      <button type="button" aria-label="Next" onClick={() => scroll(1)}>
        ›
      </button>
    </>
  );
}

export function ViewChoice({ children }: { children: ReactNode }) {
  const [view, setView] = useState<'list' | 'grid'>('list');
  return (
    <>
      <div className="actions">
        {(['list', 'grid'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
            {one === 'list' ? '☰' : '▦'}
          </button>
        ))}
      </div>
      <ul className={view}>{children}</ul>
    </>
  );
}

export function ThemeChoice({ label, options }: PageContent['footer']['theme']) {
  const [theme, setTheme] = useState('');
  const choose = (chosen: string): void => {
    setTheme(chosen);
    document.documentElement.style.colorScheme = ['', 'light', 'dark'][options.indexOf(chosen)] ?? '';
  };
  return (
    <label>
      {label}{' '}
      <select value={theme} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
