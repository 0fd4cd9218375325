import { readStorage, writeStorage } from '@portico/shared/platform';

/** Key in localStorage; the inline page loader reads it before the first paint. */
export const THEME_KEY = 'portico.theme';

export const THEMES = ['device', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The visitor's choice; the device's theme if there is none or storage is blocked. */
export function readTheme(): Theme {
  const stored = readStorage('localStorage', THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'device';
}

/** Applies a theme and stores the choice; if storage is blocked, it applies to this page view. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'device') delete dataset['theme'];
  else dataset['theme'] = theme;
  writeStorage('localStorage', THEME_KEY, theme);
}
